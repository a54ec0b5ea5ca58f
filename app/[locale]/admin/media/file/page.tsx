import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getFormatter, getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { AdminShell } from '@/components/admin/admin-shell';
import { formatFileSize } from '@/components/admin/media/format-file-size';
import { MediaFileActions } from '@/components/admin/media/media-file-actions';
import { mimeTypeLabel } from '@/components/admin/media/mime-type-label';
import { SlotAssignmentPanel } from '@/components/admin/media/slot-assignment-panel';
import { ResultAlert } from '@/components/ui/alert';
import { rolesByPermission } from '@/lib/auth/permissions';
import { requireStaffWithRole } from '@/lib/auth/require-staff';
import { createStaffPageMetadata } from '@/lib/auth/staff-page-metadata';
import { staffPaths } from '@/lib/config/site-paths';
import { type SearchParamsProps, singleSearchParam } from '@/lib/http/search-params';
import { Link } from '@/lib/i18n/current-locale-and-link';
import { buildPublicMediaUrlPath } from '@/lib/media/buckets';
import { fetchMediaFileMetadata, listSlotsOfFile } from '@/lib/media/media-queries';
import { mediaPagePath, parseMediaBucketAndFolder } from '@/lib/media/staff-media-page-paths';
import { buildUnindexedPageMetadata, createUnindexedPageMetadata } from '@/lib/unindexed-page-metadata';

export const dynamic = 'force-dynamic';

const readFile = cache(async (bucketName: string, path: string) => {
  const { bucket, folder } = parseMediaBucketAndFolder(bucketName, path.split('/')[0] ?? '');
  return { bucket, folder, path, file: path ? await fetchMediaFileMetadata(bucket, path) : null };
});

async function findFile(searchParams: SearchParamsProps['searchParams']) {
  const { bucket, path } = await searchParams;
  return readFile(singleSearchParam(bucket), singleSearchParam(path));
}

/** The title names the file, so that tabs differ. */
export const generateMetadata = ({ searchParams }: SearchParamsProps): Promise<Metadata> =>
  createStaffPageMetadata('media', async () => {
    const { file } = await findFile(searchParams);
    if (!file) return createUnindexedPageMetadata('pageTitles.notFound');
    const t = await getTranslations('mediaAdmin');
    return buildUnindexedPageMetadata(`${t('file.title')}: ${file.name}`);
  });

/** Shows one uploaded file with its metadata and the available actions. */
export default async function MediaFilePage({ searchParams }: SearchParamsProps) {
  await requireStaffWithRole(...rolesByPermission.media);
  const { bucket, folder, path, file } = await findFile(searchParams);
  if (!file) notFound();
  const t = await getTranslations('mediaAdmin');
  const format = await getFormatter();
  const shown = bucket === 'site-files';
  const picture = shown && file.type.startsWith('image/');
  const fileUrl = buildPublicMediaUrlPath(path);
  return (
    <AdminShell path={staffPaths.media} title={file.name}>
      {(await searchParams).moved && (
        <ResultAlert ok className="mb-6">
          {t('moved', { name: path })}
        </ResultAlert>
      )}
      <p className="mb-6">
        <Link href={mediaPagePath({ bucket, folder })}>{t('file.back')}</Link>
      </p>
      <p className="mb-4 text-muted">
        {t(`buckets.${bucket}`)} · {t(`folder.${folder}`)} · {mimeTypeLabel(t, file.type)} ·{' '}
        {formatFileSize(format, file.bytes)}
      </p>
      {picture && (
        // biome-ignore lint/performance/noImgElement: staff see the stored file itself.
        <img
          src={fileUrl}
          alt={t('file.preview', { name: file.name })}
          className="max-h-80 max-w-full bg-surface object-contain"
        />
      )}
      {shown && (
        <p className="mt-3">
          <a href={fileUrl}>{t('file.open')}</a>
        </p>
      )}
      {picture && <SlotAssignmentPanel path={path} slots={await listSlotsOfFile(path)} />}
      <MediaFileActions key={`${bucket}/${path}`} bucket={bucket} path={path} />
    </AdminShell>
  );
}
