import { getTranslations } from 'next-intl/server';
import type { UploaderLabels } from './uploader';

/** Returns the labels of the uploader. */
export async function buildUploaderLabels(): Promise<UploaderLabels> {
  const t = await getTranslations('mediaAdmin.upload');
  // The browser inserts the counts, so each text exists in singular and plural.
  const of = (key: 'finished' | 'some', count: number) => t(key, { count }).replace(String(count), '{count}');
  const reasons = [
    ...['empty', 'size', 'kind', 'picture', 'heic', 'animation', 'pages', 'virus'],
    ...['unknown', 'failed', 'session', 'connection'],
  ] as const;
  return {
    title: t('title'),
    choose: t('choose'),
    start: t('start'),
    script: t('script'),
    waiting: t('waiting'),
    sending: t.raw('sending') as string,
    storing: t('storing'),
    done: t.raw('done') as string,
    progress: t.raw('progress') as string,
    one: of('finished', 1),
    many: of('finished', 5),
    rejectedOne: of('some', 1),
    rejectedMany: of('some', 5),
    rejected: Object.fromEntries(reasons.map((reason) => [reason, t(`refused.${reason}`)])),
  };
}
