/** `npm run art` builds every picture that changed. `-- extract` refreshes the silhouettes, `-- og [list.json]` draws only cards. */
import { readFileSync } from 'node:fs';
import { extractSilhouettes } from './extract';

const [command, list] = process.argv.slice(2);
const say = (words: string) => process.stdout.write(`${words}\n`);

if (command === 'extract') {
  await extractSilhouettes('scripts/art/silhouettes.json');
} else {
  // Imported late: these read silhouettes.json as they load.
  const { buildAllCards, buildCards } = await import('./og-build');
  const { cardListSchema } = await import('./og-titles');
  if (command !== 'og') {
    const { addSlots, buildPictures } = await import('./pictures');
    say(await buildPictures());
    say(addSlots());
  }
  if (list) {
    const { drawn, current } = await buildCards(cardListSchema.parse(JSON.parse(readFileSync(list, 'utf8'))));
    say(`${drawn} cards drawn, ${current} current`);
  } else say(await buildAllCards());
}
