import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Steps, TaskCopy } from '../task-copy';

// Who translates German here copies the Italian texts, with the Italian stemmer and sample words.
const model = 'it';
const code = 'de';

/** Fills in German wherever a value has every language. */
function translate(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(translate);
  if (!value || typeof value !== 'object') return value;
  const entries = value as Record<string, unknown>;
  if (model in entries && code in entries) return { ...entries, [code]: entries[model] };
  return Object.fromEntries(Object.entries(entries).map(([key, one]) => [key, translate(one)]));
}

/** Follows the steps of the page after its first command has added German. */
export function addLanguage(copy: TaskCopy): Steps {
  const addEntry = (file: string) =>
    copy.edit(file, (text) =>
      text.replace(/^ {2}it: ([\s\S]*?)(?=^\}|^ {2}\w+: )/gm, (entry, value) => `${entry}  de: ${value}`),
    );
  return {
    2: () => {
      addEntry('components/site-shell/font-preload-urls.ts');
      addEntry('lib/search/stem.ts');
      addEntry('scripts/content-check/typography.ts');
      addEntry('app/[locale]/design/typography-sample-texts.ts');
      addEntry('tests/unit/lib/search/sample-queries.ts');
      for (const name of ['facts', 'feeding-examples', 'handling-advice'])
        addEntry(`tests/unit/messages/${name}.test.ts`);
    },
    3: () => {
      addEntry('scripts/art/language-flags.ts');
      copy.replace('tests/unit/scripts/art.test.ts', "      it: '1.50',\n", "      it: '1.50',\n      de: '1.50',\n");
      copy.replace('lib/leads/parse-phone.ts', "  it: 'IT',\n", "  it: 'IT',\n  de: 'DE',\n");
    },
    4: () => {
      copy.write(`content/terms/${code}.json`, copy.read(`content/terms/${model}.json`));
      const files = ['content', 'messages'].flatMap((folder) =>
        readdirSync(path.join(copy.root, folder), { recursive: true }).map((file) => path.join(folder, String(file))),
      );
      // Italian says this word twice, which is a mistake in other languages.
      for (const file of files.filter((name) => name.endsWith(`/${code}.json`) || name.endsWith(`/${code}.mdx`)))
        copy.write(file, copy.read(file.replace(`/${code}.`, `/${model}.`)).replaceAll('piano piano', 'piano'));
      for (const file of files.filter((name) => /^content\/\w+\.json$/.test(name)))
        if (copy.read(file).includes(`"${code}":`))
          copy.write(file, `${JSON.stringify(translate(JSON.parse(copy.read(file))), null, 2)}\n`);
    },
  };
}
