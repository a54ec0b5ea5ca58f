import { localeCodes } from '@/lib/i18n/locales';
import { findBroken } from './content/broken';
import { failure, report } from './content/problem';
import { findUnwritten } from './content/unwritten';

const broken = findBroken();
// These modules read the content when they are imported, so they are imported only if it can be read.
const found = broken.length ? broken : await import('./content/all').then(({ checkAll }) => checkAll()).catch(failure);
report([...findUnwritten(), ...found], `The content is complete in all ${localeCodes.length} languages`);
