// Path separators, quotes, control characters and marks that turn the direction of text mislead whoever saves a file.
const unsafe = /[\\/:*?"<>|%\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\u2028\u2029]+/gu;
const maxNameLength = 80;

/** A file name in any script: no separators, no control characters, at most 80 characters, with its ending. */
export function planFileName(title: string, ending: 'pdf' | 'ics'): string {
  const plain = title.normalize('NFC').replace(unsafe, ' ').replace(/\s+/gu, ' ').trim();
  const short = [...plain]
    .slice(0, maxNameLength)
    .join('')
    .replace(/[. ]+$/, '');
  return `${short || 'plan'}.${ending}`;
}

/** A Content-Disposition that saves under that name, with a plain one for programs that do not know RFC 5987. */
export function attachmentDisposition(name: string): string {
  const ending = name.slice(name.lastIndexOf('.'));
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="feeding-plan${ending}"; filename*=UTF-8''${encoded}`;
}
