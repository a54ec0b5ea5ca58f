import { getTranslations } from 'next-intl/server';
import { AdminShell } from '@/components/admin/admin-shell';
import { BusyListContainer } from '@/components/admin/busy-list-container';
import { buildUploaderLabels } from '@/components/admin/media/build-uploader-labels';
import { FileTable } from '@/components/admin/media/file-table';
import { MediaFilters } from '@/components/admin/media/media-filters';
import { SlotOverridesTable } from '@/components/admin/media/slot-overrides-table';
import { Uploader } from '@/components/admin/media/uploader';
import { TextWithInterpolatedNames } from '@/components/admin/text-with-interpolated-names';
import { ResultAlert } from '@/components/ui/alert';
import { buttonVariants } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { rolesByPermission } from '@/lib/auth/permissions';
import { requireStaffWithRole } from '@/lib/auth/require-staff';
import { createStaffPageMetadata } from '@/lib/auth/staff-page-metadata';
import { staffPaths } from '@/lib/config/site-paths';
import { lastSearchParam, parsePageNumber, type SearchParamsProps, singleSearchParam } from '@/lib/http/search-params';
import { Link } from '@/lib/i18n/current-locale-and-link';
import { maxFileBytesByBucket } from '@/lib/media/buckets';
import { listMediaFilesPage, listSlotOverrides } from '@/lib/media/media-queries';
import { mediaFilePagePath, mediaPagePath, parseMediaBucketAndFolder } from '@/lib/media/staff-media-page-paths';

export const dynamic = 'force-dynamic';

export const generateMetadata = () => createStaffPageMetadata('media', 'mediaAdmin.title');

export default async function MediaPage({ searchParams }: SearchParamsProps) {
  await requireStaffWithRole(...rolesByPermission.media);
  const t = await getTranslations('mediaAdmin');
  const given = await searchParams;
  const { bucket, folder } = parseMediaBucketAndFolder(
    singleSearchParam(given.bucket),
    singleSearchParam(given.folder),
  );
  const search = lastSearchParam(given.q).slice(0, 80);
  const page = parsePageNumber(given.page);
  const [{ files, more }, slots] = await Promise.all([
    listMediaFilesPage(bucket, folder, search, page),
    listSlotOverrides(),
  ]);
  const link = buttonVariants({ variant: 'outline', size: 'sm' });
  return (
    <AdminShell path={staffPaths.media} title={t('title')}>
      {given.removed && (
        <ResultAlert ok className="mb-6">
          {t('removed')}
        </ResultAlert>
      )}
      <p className="mb-6 max-w-measure text-muted">{t('intro')}</p>
      <MediaFilters bucket={bucket} folder={folder} search={search} />
      <p className="mb-4 max-w-measure text-muted text-sm">{t(`bucketHints.${bucket}`)}</p>
      <Uploader
        key={`${bucket}/${folder}`}
        bucket={bucket}
        folder={folder}
        limit={maxFileBytesByBucket[bucket]}
        labels={await buildUploaderLabels()}
      />
      <BusyListContainer>
        {files.length > 0 ? (
          <FileTable files={files} hrefOf={(file) => mediaFilePagePath(bucket, file.path)} bucket={bucket} />
        ) : (
          <EmptyState title={t('empty')}>
            {search && (
              <p>
                <TextWithInterpolatedNames text={t.raw('emptySearch')} names={{ text: search }} />
              </p>
            )}
          </EmptyState>
        )}
      </BusyListContainer>
      {(page > 1 || more) && (
        <nav aria-label={t('pages')} className="mt-6 flex flex-wrap items-center gap-4">
          {page > 1 && (
            <Link href={mediaPagePath({ bucket, folder, search, page: page - 1 })} className={link}>
              {t('previous')}
            </Link>
          )}
          <span>{t('page', { page })}</span>
          {more && (
            <Link href={mediaPagePath({ bucket, folder, search, page: page + 1 })} className={link}>
              {t('next')}
            </Link>
          )}
        </nav>
      )}
      <SlotOverridesTable slots={slots} />
    </AdminShell>
  );
}
