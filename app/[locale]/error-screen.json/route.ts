import { buildErrorScreenTexts } from '@/components/site-shell/build-error-screen-texts';
import { generateLocaleParams } from '@/lib/i18n/locales';
import { createLocalizedGetHandler } from '@/lib/i18n/localized-get-handler';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = generateLocaleParams;

/** Returns the texts of the error screen, for a page whose own layout failed in the browser. */
export const GET = createLocalizedGetHandler(async (locale) => Response.json(await buildErrorScreenTexts(locale)));
