import {
  areTagsExpired,
  areTagsStale,
  tagsManifest,
} from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';

/** True once `revalidatePath` or `revalidateTag` has invalidated one of these cache tags since that time, in this process. */
export function isStale(tags: string[], since: number): boolean {
  return tagsManifest.size > 0 && (areTagsExpired(tags, since) || areTagsStale(tags, since));
}
