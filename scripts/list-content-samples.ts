/** Lists everything that a new owner has to replace: sample figures, testimonials, shops, numbers. */
import { listPlaceholderContent, type PlaceholderContent } from '@/lib/content/placeholder-content';
import { readSampleStores } from '@/lib/stores/sample-stores';

// A new database starts with them; the staff area lists those that are still there.
const stores = (): PlaceholderContent[] =>
  readSampleStores().map(({ slug, name, city }) => ({
    file: 'content/stores.json',
    key: slug,
    text: `${name}, ${city}`,
  }));

if (process.argv.includes('--help')) process.stdout.write('Usage: npm run content:samples\n');
else {
  const samples = [...listPlaceholderContent(), ...stores()];
  for (const { file, key, text } of samples) process.stdout.write(`${file}: ${key}: ${text}\n`);
  process.stdout.write(`${samples.length} samples to replace; docs/marketers.md says how\n`);
}
