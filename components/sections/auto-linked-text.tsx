// Printable ASCII only, because Chinese text may follow a URL without a space. Trailing
// punctuation is not part of the URL.
const urlPattern = /(https?:\/\/[!-~]*[\w/#=&%~+-])/;

/** Shows a text with its URLs as links. */
export function AutoLinkedText({ text }: { text: string }) {
  return text.split(urlPattern).map((part) =>
    urlPattern.test(part) ? (
      <a key={part} href={part} className="link break-all">
        {part}
      </a>
    ) : (
      part
    ),
  );
}
