'use server';

import { redirect } from 'next/navigation';
import { z } from 'zod';
import type { ActionResult } from '@/lib/action-result';
import { logIncidentAndCreateResult, requireRolesOrRejectedResult } from '@/lib/auth/action-guards';
import { rolesByPermission } from '@/lib/auth/permissions';
import { withSubmittedValues } from '@/lib/forms/form-values';
import { localePath } from '@/lib/i18n/locale-paths';
import { mediaBucketNames, mediaFolderNames } from './buckets';
import { fetchSlotOverridesAndRevalidate } from './fetch-slot-overrides-and-revalidate';
import { slugifyFileStem } from './file-name';
import { listSlotsOfFileWithClient } from './media-queries';
import { mediaSlotNames } from './media-slots';
import { sharp } from './sharp';
import { signedLinkValidityDays } from './signed-link-validity-days';
import { mediaFilePagePath, mediaPagePath, parseMediaBucketAndFolder } from './staff-media-page-paths';
import { writeMediaAuditEntry } from './write-media-audit-entry';

const path = z.string().regex(/^[a-z-]+\/[a-z0-9-]{1,90}\.[a-z0-9]{2,5}$/);
const fileSchema = z.object({ bucket: z.enum(mediaBucketNames), path });
const targetSchema = fileSchema.extend({
  toBucket: z.enum(mediaBucketNames),
  toFolder: z.enum(mediaFolderNames),
  name: z.string().trim().min(1).max(120),
});
const linkSchema = fileSchema.extend({
  days: z.coerce.number().int().min(signedLinkValidityDays.min).max(signedLinkValidityDays.max),
});
// A slot that a release removed can still be emptied, or its file could never be moved or deleted.
const slotSchema = z.union([
  z.object({ slot: z.enum(mediaSlotNames as [string, ...string[]]), path }),
  z.object({
    slot: z
      .string()
      .max(120)
      .regex(/^[a-z]+\/[a-z0-9-]+$/),
    path: z.literal(''),
  }),
]);

const day = 24 * 60 * 60;

/** The result of a file action: a message, and the URL of a requested link. */
export type MediaResult = ActionResult<'name' | 'slot' | 'days'> & { url?: string };

const mediaAction = (data: FormData) => requireRolesOrRejectedResult(data, rolesByPermission.media, 'mediaAdmin');

type Texts = Extract<Awaited<ReturnType<typeof mediaAction>>, { user: unknown }>['t'];
type MediaErrorKey = 'correct' | 'taken' | 'inUse' | 'gone' | 'notPicture' | 'kindRefused';

const mediaError = (t: Texts, problem: MediaErrorKey): MediaResult => ({
  ok: false,
  error: `mediaAdmin.problems.${problem}`,
  message: t(`problems.${problem}`),
});

function failed(t: Texts, error: { message: string; statusCode?: string }): MediaResult {
  const { statusCode } = error;
  if (statusCode === '409') return mediaError(t, 'taken');
  if (statusCode === '404') return mediaError(t, 'gone');
  if (statusCode === '415' || statusCode === '413') return mediaError(t, 'kindRefused');
  return logIncidentAndCreateResult('mediaAdmin', t, { err: error }, 'file not changed');
}

// The extension of a file never changes, because it states its type.
const targetPath = ({ path: from, toFolder, name }: z.infer<typeof targetSchema>) => {
  const ending = `.${from.split('.').at(-1)}`;
  return `${toFolder}/${slugifyFileStem(name.toLowerCase().endsWith(ending) ? name : name + ending)}${ending}`;
};

/** Moves or copies a file within its bucket or to another. A moved file redirects to its page in the new place. */
async function transferFile(event: 'move' | 'copy', data: FormData): Promise<MediaResult> {
  const action = await mediaAction(data);
  if ('error' in action) return action;
  const { supabase, user, t, locale } = action;
  const parsed = targetSchema.safeParse(Object.fromEntries(data));
  if (!parsed.success) return mediaError(t, 'correct');
  const { bucket, path: from, toBucket } = parsed.data;
  if (event === 'move' && (await listSlotsOfFileWithClient(supabase, from)).length > 0 && bucket === 'site-files')
    return mediaError(t, 'inUse');
  const to = targetPath(parsed.data);
  const { error } = await supabase.storage.from(bucket)[event](from, to, { destinationBucket: toBucket });
  if (error) return failed(t, error);
  await writeMediaAuditEntry(event, user.id, `${bucket}/${from}`, {
    path: { old: `${bucket}/${from}`, new: `${toBucket}/${to}` },
  });
  // The page of the form no longer exists.
  if (event === 'move') redirect(localePath(locale, `${mediaFilePagePath(toBucket, to)}&moved=yes`));
  return { ok: true, message: t('copied', { name: to }) };
}

/** Moves or renames a file; one that a slot shows stays where it is. */
export async function moveMediaFile(_previous: unknown, data: FormData): Promise<MediaResult> {
  return withSubmittedValues(await transferFile('move', data), data);
}

/** Copies a file to another place or name. */
export async function copyMediaFile(_previous: unknown, data: FormData): Promise<MediaResult> {
  return withSubmittedValues(await transferFile('copy', data), data);
}

/** Deletes a file permanently and redirects to the list of its folder; one that a slot shows stays. */
export async function deleteMediaFile(_previous: unknown, data: FormData): Promise<MediaResult> {
  const action = await mediaAction(data);
  if ('error' in action) return action;
  const { supabase, user, t, locale } = action;
  const parsed = fileSchema.safeParse(Object.fromEntries(data));
  if (!parsed.success) return mediaError(t, 'correct');
  const { bucket, path: file } = parsed.data;
  if (bucket === 'site-files' && (await listSlotsOfFileWithClient(supabase, file)).length > 0)
    return mediaError(t, 'inUse');
  const { data: removed, error } = await supabase.storage.from(bucket).remove([file]);
  if (error) return failed(t, error);
  if (removed.length === 0) return mediaError(t, 'gone');
  await writeMediaAuditEntry('delete', user.id, `${bucket}/${file}`);
  const folder = parseMediaBucketAndFolder(bucket, file.split('/')[0] ?? '');
  redirect(localePath(locale, `${mediaPagePath(folder)}&removed=yes`));
}

/** A link that opens a file of the private bucket for some days, for anybody who has it. */
export async function createSignedLink(_previous: unknown, data: FormData): Promise<MediaResult> {
  return withSubmittedValues(await signFile(data), data);
}

async function signFile(data: FormData): Promise<MediaResult> {
  const action = await mediaAction(data);
  if ('error' in action) return action;
  const { supabase, user, t } = action;
  const parsed = linkSchema.safeParse(Object.fromEntries(data));
  if (!parsed.success) return mediaError(t, 'correct');
  const { bucket, path: file, days } = parsed.data;
  const { data: link, error } = await supabase.storage.from(bucket).createSignedUrl(file, days * day);
  if (error) return failed(t, error);
  await writeMediaAuditEntry('link', user.id, `${bucket}/${file}`, { days: { old: null, new: String(days) } });
  const token = new URL(link.signedUrl).searchParams.get('token') ?? '';
  return {
    ok: true,
    message: t('linked', { days }),
    url: `/api/files/signed/${bucket}/${file}?token=${encodeURIComponent(token)}`,
  };
}

/** Shows an uploaded image in a slot of the site, or with an empty path the image of the content folder again. */
export async function assignMediaSlot(_previous: unknown, data: FormData): Promise<MediaResult> {
  return withSubmittedValues(await updateSlot(data), data);
}

async function updateSlot(data: FormData): Promise<MediaResult> {
  const action = await mediaAction(data);
  if ('error' in action) return action;
  const { supabase, t } = action;
  const parsed = slotSchema.safeParse(Object.fromEntries(data));
  if (!parsed.success) return mediaError(t, 'correct');
  const { slot, path: file } = parsed.data;
  if (file === '') {
    const { error } = await supabase.from('media_slots').delete().eq('slot', slot);
    if (error) return failed(t, error);
  } else {
    const stored = await supabase.storage.from('site-files').download(file);
    if (stored.error) return failed(t, stored.error);
    const size = await sharp(Buffer.from(await stored.data.arrayBuffer()))
      .metadata()
      .catch(() => null);
    if (!size?.width || !size.height) return mediaError(t, 'notPicture');
    const { width, height } = size;
    const { error } = await supabase.from('media_slots').upsert({ slot, path: file, width, height });
    if (error) return failed(t, error);
  }
  await fetchSlotOverridesAndRevalidate();
  return { ok: true, message: file ? t('slotFilled', { slot }) : t('slotEmptied', { slot }) };
}
