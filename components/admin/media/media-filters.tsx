import { getTranslations } from 'next-intl/server';
import { staffPaths } from '@/lib/config/site-paths';
import { currentLocale, Link } from '@/lib/i18n/current-locale-and-link';
import { localePath } from '@/lib/i18n/locale-paths';
import { type MediaBucketName, type MediaFolderName, mediaBucketNames, mediaFolderNames } from '@/lib/media/buckets';
import { mediaPagePath } from '@/lib/media/staff-media-page-paths';
import { StaffSearchForm } from '../staff-search-form';

const tabs = 'inline-flex max-w-full flex-wrap rounded-sm border-2 border-foreground';
const tab =
  'flex min-h-11 items-center px-4 py-1.5 font-bold text-foreground text-sm no-underline hover:bg-foreground/10 aria-[current=true]:bg-foreground aria-[current=true]:text-background';

type Props = { bucket: MediaBucketName; folder: MediaFolderName; search: string };

/** Filters the file list by bucket, folder and name prefix. */
export async function MediaFilters({ bucket, folder, search }: Props) {
  const t = await getTranslations('mediaAdmin');
  return (
    <div className="mb-4 grid gap-4">
      <nav aria-label={t('places')}>
        <ul className={tabs}>
          {mediaBucketNames.map((name) => (
            <li key={name}>
              <Link href={mediaPagePath({ bucket: name, folder })} className={tab} aria-current={name === bucket}>
                {t(`buckets.${name}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={t('folders')}>
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {mediaFolderNames.map((name) => (
            <li key={name}>
              <Link
                href={mediaPagePath({ bucket, folder: name })}
                className="inline-flex min-h-8 items-center aria-[current=true]:font-bold aria-[current=true]:no-underline"
                aria-current={name === folder}
              >
                {t(`folder.${name}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <StaffSearchForm
        action={localePath(await currentLocale(), staffPaths.media)}
        text={search}
        labels={{ search: t('search'), submit: t('find') }}
      >
        <input type="hidden" name="bucket" value={bucket} />
        <input type="hidden" name="folder" value={folder} />
      </StaffSearchForm>
    </div>
  );
}
