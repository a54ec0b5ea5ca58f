import { toFile, toNotice } from '@/components/feeding/take-along/answer';
import { attachment } from '@/components/feeding/take-along/file-name';
import { textParams } from '@/components/feeding/take-along/params';
import { planDocument } from '@/components/feeding/take-along/plan-document';
import { localeOf } from '@/lib/i18n/locales';

type Context = { params: Promise<{ locale: string }> };

async function answer(params: URLSearchParams, context: Context): Promise<Response> {
  const { locale: segment } = await context.params;
  const locale = localeOf(segment);
  const document = await planDocument(params, locale);
  if (document.ok) return toFile(document.bytes, 'application/pdf', attachment(document.name));
  return toNotice(locale, document.reason);
}

/** The plan, or the sheet for the vet, as a PDF, for a plain link: the answers are in its query. */
export function GET(request: Request, context: Context): Promise<Response> {
  return answer(new URL(request.url).searchParams, context);
}

/** The same for a posted form, whose answers are in no address. */
export async function POST(request: Request, context: Context): Promise<Response> {
  const data = await request.formData().catch(() => new FormData());
  return answer(textParams(data), context);
}
