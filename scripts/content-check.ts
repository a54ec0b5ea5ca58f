import { failure, printProblems } from '@/lib/content/content-problem';
import { findUnwritten } from '@/lib/content/todo-marks';
import { localeCodes } from '@/lib/i18n/locales';
import { findBroken } from './content-check/broken-links';

const broken = findBroken();
// These modules read the content when they are imported, so they are imported only if it can be read.
const found = broken.length
  ? broken
  : await import('./content-check/run-all').then(({ checkAll }) => checkAll()).catch(failure);
printProblems([...findUnwritten(), ...found], `The content is complete in all ${localeCodes.length} languages`);
