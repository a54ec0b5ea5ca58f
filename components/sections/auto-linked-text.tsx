// Printable ASCII only, because Chinese text may follow a URL without a space. Trailing
// punctuation is not part of the URL.
const address = /(https?:\/\/[!-~]*[\w/#=&%~+-]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** Shows a text with its URLs and email addresses as links. */
export function AutoLinkedText({ text }: { text: string }) {
  return text.split(address).map((part) =>
    address.test(part) ? (
      <a key={part} href={part.includes('://') ? part : `mailto:${part}`} className="link break-all">
        {part}
      </a>
    ) : (
      part
    ),
  );
}
