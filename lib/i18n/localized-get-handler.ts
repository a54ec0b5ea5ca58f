import { isLocale, type Locale } from './locales';

type Context = { params: Promise<{ locale: string }> };

/** The `GET` of a file that exists in every language; it responds 404 for any other language. */
export function createLocalizedGetHandler(respond: (locale: Locale) => Response | Promise<Response>) {
  return async (_request: Request, { params }: Context): Promise<Response> => {
    const { locale } = await params;
    return isLocale(locale) ? respond(locale) : new Response(null, { status: 404 });
  };
}
