import { languageOfScript } from '@/lib/text/language-of-script';

/** A text with `{name}` in it, whose place a name in its own language takes: an `aria-label` has one language only. */
export function TextWithName({ text, name }: { text: string; name: string }) {
  const [before, after] = text.split('{name}');
  return (
    <>
      {before}
      <span lang={languageOfScript(name)}>{name}</span>
      {after}
    </>
  );
}
