const address = /(https?:\/\/[^\s]*[^\s.,;:!?。，；）)])/u;

/** A text whose web addresses are links. */
export function Linked({ text }: { text: string }) {
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
