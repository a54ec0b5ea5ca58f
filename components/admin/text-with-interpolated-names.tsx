import { languageOfScript } from '@/lib/text/greek-or-chinese-language';

/**
 * A text with the places of names, such as `{name}`, each taken by a name in its own language: an `aria-label` has one
 * language only, and so has a text that a translation fills in.
 */
export function TextWithInterpolatedNames({ text, names }: { text: string; names: Record<string, string> }) {
  // The parts at odd places are what the braces hold.
  return text.split(/\{(\w+)\}/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={part} lang={languageOfScript(names[part] ?? '')}>
        {names[part]}
      </span>
    ),
  );
}
