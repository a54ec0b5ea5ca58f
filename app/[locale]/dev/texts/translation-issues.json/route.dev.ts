import { readTextInventory } from '@/lib/content/read-text-inventory';
import { localeOrDefault } from '@/lib/i18n/locales';
import type { TextToReview } from '../../find-texts-in-dom';

type Context = { params: Promise<{ locale: string }> };

/** The texts of a language that a reader should look at, and the one named by `?id=`. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const locale = localeOrDefault((await params).locale);
  const shown = new URL(request.url).searchParams.get('id');
  const texts = readTextInventory().flatMap(({ id, translations }): TextToReview[] => {
    const own = translations[locale];
    if (!own || (!own.marks.length && id !== shown)) return [];
    const whole = own.marks.filter((mark) => !mark.shown);
    const parts = own.marks.flatMap((mark) => (mark.shown ? [{ id, text: mark.shown, marks: [mark] }] : []));
    return [...(own.text ? [{ id, text: own.text, pattern: own.pattern, marks: whole }] : []), ...parts];
  });
  return Response.json(texts);
}
