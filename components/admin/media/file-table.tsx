import { getFormatter, getTranslations } from 'next-intl/server';
import { Table, TableBody, TableCell, TableColumnHeaders, TableRow } from '@/components/ui/table';
import { Link } from '@/lib/i18n/current-locale-and-link';
import { buildPublicMediaUrlPath, type MediaBucketName } from '@/lib/media/buckets';
import type { StoredMediaFile } from '@/lib/media/media-queries';
import { formatFileSize } from './format-file-size';
import { mimeTypeLabel } from './mime-type-label';

type Props = { files: StoredMediaFile[]; bucket: MediaBucketName; hrefOf: (file: StoredMediaFile) => string };

/** Shows files by name, one per row, each with a link to its page. Public images show a thumbnail. */
export async function FileTable({ files, bucket, hrefOf }: Props) {
  const t = await getTranslations('mediaAdmin');
  const format = await getFormatter();
  return (
    <Table label={t('list')} className="[&_td]:align-middle">
      <TableColumnHeaders names={(['name', 'type', 'size', 'changed'] as const).map((column) => t(column))} />
      <TableBody>
        {files.map((file) => (
          <TableRow key={file.path}>
            <TableCell>
              <span className="flex items-center gap-3">
                {bucket === 'site-files' && file.type.startsWith('image/') && (
                  // biome-ignore lint/performance/noImgElement: staff see the file of the site as it is.
                  <img
                    src={buildPublicMediaUrlPath(file.path)}
                    alt=""
                    width={40}
                    height={40}
                    loading="lazy"
                    className="size-10 shrink-0 bg-surface object-contain"
                  />
                )}
                <Link href={hrefOf(file)} className="break-all">
                  {file.name}
                </Link>
              </span>
            </TableCell>
            <TableCell>{mimeTypeLabel(t, file.type)}</TableCell>
            <TableCell className="whitespace-nowrap tabular-nums">{formatFileSize(format, file.bytes)}</TableCell>
            <TableCell>
              {file.changedAt && (
                <time dateTime={file.changedAt}>
                  {format.dateTime(new Date(file.changedAt), { dateStyle: 'short', timeStyle: 'short' })}
                </time>
              )}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
