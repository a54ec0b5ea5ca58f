import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { brand } from '@/lib/config/brand';
import { pageCopySchema } from '@/lib/content/page-copy-schema';
import { postFrontMatterSchema } from '@/lib/content/post-schema';
import { productCopySchema } from '@/lib/content/product-copy-schema';
import { listFolderNames } from '@/lib/files/list-files';
import { ContentError, parseFileValueWithSchema } from '@/lib/files/parse-file';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { readValidatedJson } from '../read-json';

/** An Open Graph image: its file name, language and texts, and the page, product or post it shows. */
export type OgCardContent = {
  key: string;
  locale: Locale;
  title: string;
  subtitle?: string;
  kind: 'page' | 'product' | 'post';
  slug: string;
};

const fill = (text: string) => text.replaceAll('{brand}', brand.name);
function frontMatter(file: string): unknown {
  try {
    return parse(/^---\r?\n([\s\S]*?)\r?\n---/.exec(readFileSync(file, 'utf8'))?.[1] ?? '');
  } catch (cause) {
    throw new ContentError(file, (cause as Error).message, { cause });
  }
}

const kinds = [
  {
    kind: 'page',
    folder: 'pages',
    prefix: '',
    extension: 'json',
    readTitle: (file: string) => {
      const { heading, eyebrow } = readValidatedJson(file, pageCopySchema);
      return { title: heading, subtitle: eyebrow };
    },
  },
  {
    kind: 'product',
    folder: 'products',
    prefix: 'product-',
    extension: 'json',
    readTitle: (file: string) => {
      const { name, subtitle } = readValidatedJson(file, productCopySchema);
      return { title: name, subtitle };
    },
  },
  {
    kind: 'post',
    folder: 'posts',
    prefix: 'post-',
    extension: 'mdx',
    readTitle: (file: string) => ({
      title: parseFileValueWithSchema(file, frontMatter(file), postFrontMatterSchema).title,
      subtitle: undefined,
    }),
  },
] as const;

/** Returns every card whose texts exist, and the missing content files. */
export function listFoundAndMissingOgCards(): { found: OgCardContent[]; missing: string[] } {
  const found: OgCardContent[] = [];
  const missing: string[] = [];
  for (const { kind, folder, prefix, extension, readTitle } of kinds) {
    if (!existsSync(`content/${folder}`)) continue;
    for (const slug of listFolderNames(`content/${folder}`)) {
      for (const locale of localeCodes) {
        const file = `content/${folder}/${slug}/${locale}.${extension}`;
        if (!existsSync(file)) {
          missing.push(file);
          continue;
        }
        const { title, subtitle } = readTitle(file);
        found.push({
          key: prefix + slug,
          locale,
          kind,
          slug,
          title: fill(title),
          ...(subtitle ? { subtitle: fill(subtitle) } : {}),
        });
      }
    }
  }
  found.push(...localeCodes.map(compareCard));
  return { found, missing };
}

/** The comparison page has no content folder, so its texts come from the messages. */
function compareCard(locale: Locale): OgCardContent {
  const schema = z.object({ compare: z.object({ heading: z.string(), eyebrow: z.string() }) });
  const { heading, eyebrow } = readValidatedJson(`messages/${locale}.json`, schema).compare;
  return { key: 'compare', locale, kind: 'page', slug: 'compare', title: heading, subtitle: eyebrow };
}

export const ogCardListSchema = z.array(
  z.strictObject({
    key: z.string().regex(/^[a-z0-9-]+$/),
    locale: z.enum(localeCodes),
    title: z.string().min(1),
    subtitle: z.string().min(1).optional(),
    kind: z.enum(['page', 'product', 'post']),
    slug: z.string().min(1),
  }),
);
