import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { searchPagePath } from '@/lib/config/site-paths';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { localePath } from '@/lib/i18n/locale-paths';
import { SearchDialogResultsIsland } from './search-dialog-results-island';

const id = 'search-dialog';

/**
 * A link to the search page, and the dialog that it opens over the page. lib/page-scripts/head.ts opens the dialog
 * (also by Ctrl or Cmd + K), so that a visitor can type at once; results come with the scripts.
 */
export async function SearchLinkWithDialog({ className }: { className: string }) {
  const t = await getTranslations();
  const locale = await currentLocale();
  const href = localePath(locale, searchPagePath);
  const label = t('search.label');
  return (
    <>
      <a href={href} data-dialog={id} data-tooltip={label} aria-keyshortcuts="Control+K Meta+K" className={className}>
        <Icon name="search" className="size-6" />
        <span className="sr-only">{label}</span>
      </a>
      <dialog
        id={id}
        aria-label={label}
        className="top-4 bottom-auto mx-auto max-h-[calc(100dvh-2rem)] w-[min(44rem,calc(100%-2rem))] max-w-none animate-rise flex-col overflow-hidden overscroll-contain rounded-sm border-4 border-foreground border-double bg-background p-0 text-base text-foreground backdrop:animate-fade backdrop:bg-ink/70 open:flex sm:top-[10vh] sm:max-h-[80vh]"
      >
        <form action={href} data-held="" className="flex items-center gap-3 border-border border-b py-1 ps-4 pe-14">
          <Icon name="search" className="size-5" />
          <input
            name="q"
            role="combobox"
            aria-label={label}
            aria-autocomplete="list"
            aria-expanded={false}
            aria-controls={`${id}-results`}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            maxLength={120}
            enterKeyHint="go"
            placeholder={t('search.placeholder')}
            className="border-0 bg-transparent px-1 text-foreground outline-none placeholder:text-muted"
          />
        </form>
        <p role="alert" hidden className="px-4 py-3">
          {t('search.failed')}
        </p>
        {/* A form of its own: Enter in the field must not press it. */}
        <form method="dialog" className="absolute end-2 top-2">
          <button
            type="submit"
            aria-label={t('common.close')}
            data-tooltip={t('common.close')}
            className="grid size-11 cursor-pointer place-content-center hover:bg-surface"
          >
            <Icon name="close" />
          </button>
        </form>
        <SearchDialogResultsIsland id={id} locale={locale} href={href} label={label} />
      </dialog>
    </>
  );
}
