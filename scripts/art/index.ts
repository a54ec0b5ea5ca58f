/**
 * `npm run art` builds every picture that changed. `-- missing` draws only pictures without a file, as every build
 * does, so that a new product needs nothing but its folder. `-- extract` refreshes the silhouettes, `-- og
 * [list.json]` draws only Open Graph cards.
 */
import { readFileSync } from 'node:fs';
import { extractSilhouettes } from './extract';

const [command, list] = process.argv.slice(2);
const print = (text: string) => process.stdout.write(`${text}\n`);

try {
  if (command === 'extract') {
    await extractSilhouettes('scripts/art/silhouettes.json');
  } else {
    // Imported late: these read silhouettes.json as they load.
    const { buildAllCards, buildCards, buildMissingCards } = await import('./og-build');
    const { cardListSchema } = await import('./og-titles');
    const { addSlots, buildMissingPictures, buildPictures } = await import('./pictures');
    if (command === 'missing') {
      for (const done of [await buildMissingPictures(), await buildMissingCards()]) if (done) print(done);
    } else if (list) {
      const { drawn, current } = await buildCards(cardListSchema.parse(JSON.parse(readFileSync(list, 'utf8'))));
      print(`${drawn} cards drawn, ${current} current`);
    } else {
      if (command !== 'og') {
        print(await buildPictures());
        print(addSlots());
      }
      print(await buildAllCards());
    }
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
