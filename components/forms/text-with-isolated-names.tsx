import { languageOfScript } from '@/lib/text/greek-or-chinese-language';
import { splitIsolatedNames } from '@/lib/text/isolated-names';

/** A message of an action, each name of which (`isolateName`) states its language. */
export function TextWithIsolatedNames({ children }: { children: string }) {
  return splitIsolatedNames(children).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay where they are.
      <bdi key={at} lang={languageOfScript(part)}>
        {part}
      </bdi>
    ),
  );
}
