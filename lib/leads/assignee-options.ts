import type { Assignee } from './assignees';

type Choice = { value: string; label: string };
type Words = { me: string; nobody: string; somebody: string; left: (name: string) => string };

/**
 * The people that leads can be assigned to, and those a list can be filtered by: also former assignees, whose leads must remain findable,
 * and whoever the URL asks for (`asked`), so that the next search asks for the same.
 */
export function assigneeOptions(
  people: Assignee[],
  asked: string,
  words: Words,
): { working: Choice[]; wanted: Choice[] } {
  const working = [
    { value: 'me', label: words.me },
    { value: 'none', label: words.nobody },
    ...people.filter(({ active }) => active).map(({ id, name }) => ({ value: id, label: name })),
  ];
  const gone = people.filter(({ active }) => !active).map(({ id, name }) => ({ value: id, label: words.left(name) }));
  const wanted = [...working, ...gone];
  if (asked && !wanted.some(({ value }) => value === asked)) wanted.push({ value: asked, label: words.somebody });
  return { working, wanted };
}
