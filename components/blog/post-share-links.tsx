import { getTranslations } from 'next-intl/server';
import type { Post } from '@/lib/content/posts';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { pageUrl } from '@/lib/seo';
import { CopyLinkButton } from './copy-link-button';
import { buildEmailShareLink, buildShareLinks } from './share-links';

const link = 'link inline-flex min-h-11 min-w-6 cursor-pointer items-center font-bold text-base';

/** Shows share links for an article. No third-party code loads. */
export async function PostShareLinks({ post: { path, title } }: { post: Post }) {
  const t = await getTranslations('blog');
  const url = pageUrl(await currentLocale(), path);
  return (
    <section aria-labelledby="share-heading" data-print="hide" className="mt-14 border-border border-t pt-6">
      <h2 id="share-heading" className="text-lg">
        {t('share')}
      </h2>
      <ul className="mt-1 flex list-none flex-wrap gap-x-6 p-0">
        <li>
          <a href={buildEmailShareLink(url, title)} className={link}>
            {t('byEmail')}
          </a>
        </li>
        {buildShareLinks(url, title).map(({ name, href }) => (
          <li key={name}>
            <a href={href} rel="noopener nofollow" className={link}>
              {name}
            </a>
          </li>
        ))}
        <CopyLinkButton
          url={url}
          labels={{ copy: t('copyLink'), copied: t('linkCopied'), failed: t('copyFailed') }}
          className={link}
        />
      </ul>
    </section>
  );
}
