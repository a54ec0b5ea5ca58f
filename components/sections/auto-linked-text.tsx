// Printable ASCII, as addresses are: Chinese goes on after one without a space. The marks of the sentence are not its end.
const address = /(https?:\/\/[!-~]*[\w/#=&%~+-])/;

/** A text whose web addresses are links. */
export function AutoLinkedText({ text }: { text: string }) {
  return text.split(address).map((part) =>
    address.test(part) ? (
      <a key={part} href={part} className="link break-all">
        {part}
      </a>
    ) : (
      part
    ),
  );
}
