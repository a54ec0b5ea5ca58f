import { type Facets, finderGroups } from '@/lib/content/finder';

/** Id of the control for one value of a group. */
export const controlId = (group: string, value: string) => `find-${group}-${value || 'any'}`;

/**
 * The finder without JavaScript: a rule for each control that hides what does not answer to it. Because a choice only
 * ever hides, the rules need no knowledge of each other.
 */
export function finderCss(options: Facets): string {
  return finderGroups
    .flatMap((group) =>
      options[group].map((value) => {
        const token = `[data-facets~=${group}-${value}]`;
        const hidden = group === 'without' ? token : `:not(${token})`;
        return `#finder:has(#${controlId(group, value)}:checked) li[data-facets]${hidden}{display:none}`;
      }),
    )
    .join('\n');
}
