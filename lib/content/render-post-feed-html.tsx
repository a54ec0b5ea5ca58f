import 'server-only';
import { render } from '@react-email/render';
import type { ComponentProps } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { absoluteUrl, pageUrl } from '@/lib/seo';
import { withoutJoiners } from '@/lib/text/insert-joiners';
import type { Post } from './posts';

/**
 * The text of a post as HTML for readers of a feed, who see it outside the site: URLs are absolute, and there are no
 * joiners, which some of their fonts show as boxes.
 */
export async function renderPostFeedHtml({ Body, path }: Pick<Post, 'Body' | 'path'>, locale: Locale): Promise<string> {
  const absoluteHref = (href: string) => {
    if (href.startsWith('#')) return pageUrl(locale, path) + href;
    return href.startsWith('/') ? pageUrl(locale, href) : href;
  };
  const components = {
    a: ({ href = '', ...props }: ComponentProps<'a'>) => <a href={absoluteHref(href)} {...props} />,
    // biome-ignore lint/performance/noImgElement: a feed has no component of Next.js
    img: ({ src, alt, ...props }: ComponentProps<'img'>) => <img src={absoluteUrl(String(src))} alt={alt} {...props} />,
  };
  const html = await render(<Body components={components} />);
  // The renderer makes whole mails, and marks where React would wait for data.
  return withoutJoiners(html.replace(/^<!DOCTYPE[^>]*>/, '').replace(/<!--\/?\$-->/g, '')).trim();
}
