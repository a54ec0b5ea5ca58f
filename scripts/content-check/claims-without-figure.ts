import { getCompanyClaimsWithPercentages } from '@/lib/content/company-claim-percentages';
import { type ContentProblem, runCheckCatchingErrors } from '@/lib/content/content-problem';
import { getPageCopyWithSwitchedOff } from '@/lib/content/page-copy';
import { localeCodes } from '@/lib/i18n/locales';

const pagesWithFigures = ['home', 'why'];

/** Entries in section `claims` of a page whose figure content/claims.json does not have, so that no page shows them. */
export function findClaimsWithoutFigure(): ContentProblem[] {
  const claims = getCompanyClaimsWithPercentages().map(({ key }) => key);
  return pagesWithFigures.flatMap((page) =>
    localeCodes.flatMap((locale) =>
      runCheckCatchingErrors(() => {
        const { sections } = getPageCopyWithSwitchedOff(page, locale);
        const index = sections.findIndex(({ id }) => id === 'claims');
        return (sections[index]?.items ?? []).flatMap(({ key }, itemIndex) =>
          key && !claims.includes(key)
            ? [
                {
                  file: `content/pages/${page}/${locale}.json`,
                  key: `sections.${index}.items.${itemIndex}.key`,
                  text: `content/claims.json has no figure for '${key}', so the page does not show it: delete this entry, or add the figure`,
                },
              ]
            : [],
        );
      }),
    ),
  );
}
