import 'server-only';
import { revalidatePath } from 'next/cache';
import { log } from '@/lib/observability/log';
import { createServiceClient } from '@/lib/supabase/service-client';
import { buildPublicMediaUrlPath } from './buckets';
import { setCachedSlotOverrides } from './slot-overrides-in-memory';

/**
 * Reads which slots show uploaded images, and has every page regenerated if that changed. Call it at startup and after
 * a change. While the back end cannot be read, the images of the pages stay the same.
 */
export async function fetchSlotOverridesAndRevalidate(): Promise<void> {
  const { data, error } = await createServiceClient()
    .from('media_slots')
    .select('slot, path, width, height')
    .limit(1000);
  if (error) {
    log.warn({ code: error.code }, 'media slots cannot be read; pages keep their pictures');
    return;
  }
  const pictures = new Map(
    data.map(({ slot, path, width, height }) => [slot, { file: buildPublicMediaUrlPath(path), width, height }]),
  );
  if (setCachedSlotOverrides(pictures)) revalidatePath('/', 'layout');
}
