/**
 * `npm run art` builds every picture that changed. `-- missing` draws only pictures that have no file yet, as every
 * build does before its pages are rendered, and `-- cards` only cards without a file or with former texts, which
 * follow: a new product needs nothing but its folder, and a changed heading nothing at all. `-- extract` refreshes the
 * silhouettes, `-- og [list.json]` draws only cards.
 */
import { readFileSync } from 'node:fs';
import { writeSilhouettesJsonFromIconPackage } from './write-silhouettes-json-from-icon-package';

const [command, list] = process.argv.slice(2);
const print = (text: string) => process.stdout.write(`${text}\n`);

try {
  if (command === 'extract') {
    await writeSilhouettesJsonFromIconPackage('scripts/art/silhouettes.json');
  } else {
    // Imported late: these read silhouettes.json as they load.
    const { buildAllChangedOgCards, buildChangedOgCards, buildOutdatedOgCards } = await import('./build-og-cards');
    const { ogCardListSchema } = await import('./list-og-cards');
    const { addMissingMediaManifestEntries, buildMissingPicturesAndSlots, buildPictures } = await import('./pictures');
    if (command === 'missing' || command === 'cards') {
      const done = await (command === 'missing' ? buildMissingPicturesAndSlots() : buildOutdatedOgCards());
      if (done) print(done);
    } else if (list) {
      const { drawn, current } = await buildChangedOgCards(
        ogCardListSchema.parse(JSON.parse(readFileSync(list, 'utf8'))),
      );
      print(`${drawn} cards drawn, ${current} current`);
    } else {
      if (command !== 'og') {
        print(await buildPictures());
        print(addMissingMediaManifestEntries());
      }
      print(await buildAllChangedOgCards());
    }
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
