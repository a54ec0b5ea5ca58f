import { getTranslations } from 'next-intl/server';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { Link } from '@/lib/i18n/current-locale-and-link';
import { mediaFilePagePath } from '@/lib/media/staff-media-page-paths';

/** Lists the media slots that show an uploaded image. */
export async function SlotOverridesTable({ slots }: { slots: { slot: string; path: string }[] }) {
  const t = await getTranslations('mediaAdmin.chosen');
  return (
    <section aria-labelledby="chosen" className="mt-16">
      <h2 id="chosen" className="mb-4 text-2xl">
        {t('title')}
      </h2>
      {slots.length === 0 && <p className="text-muted">{t('none')}</p>}
      {slots.length > 0 && (
        <Table label={t('title')}>
          <TableHeader>
            <TableRow>
              <TableHead scope="col">{t('slot')}</TableHead>
              <TableHead scope="col">{t('file')}</TableHead>
            </TableRow>
          </TableHeader>
          <TableBody>
            {slots.map(({ slot, path }) => (
              <TableRow key={slot}>
                <TableCell>{slot}</TableCell>
                <TableCell>
                  <Link href={mediaFilePagePath('site-files', path)} className="break-all">
                    {path}
                  </Link>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </section>
  );
}
