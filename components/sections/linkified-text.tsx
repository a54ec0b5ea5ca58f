// Printable ASCII only, because Chinese text may follow a URL without a space. Trailing
// punctuation is not part of the URL.
const linkPattern = /(https?:\/\/[!-~]*[\w/#=&%~+-]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** Shows a text with its URLs and email addresses as links. */
export function LinkifiedText({ text }: { text: string }) {
  return text.split(linkPattern).map((part) =>
    linkPattern.test(part) ? (
      <a key={part} href={part.includes('://') ? part : `mailto:${part}`} className="link break-all">
        {part}
      </a>
    ) : (
      part
    ),
  );
}
