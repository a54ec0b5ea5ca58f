import { renderAnimalDocumentFromParams } from '@/documents/feeding-plan/animal-document-download';
import { createDownloadResponse, redirectToPlanExportStatus } from '@/lib/feeding-plan/export-responses';
import { attachmentDisposition } from '@/lib/feeding-plan/plan-file-name';
import { convertFormToSearchParams } from '@/lib/forms/form-values';
import { localeOrDefault } from '@/lib/i18n/locales';

type Context = { params: Promise<{ locale: string }> };

async function respond(params: URLSearchParams, context: Context): Promise<Response> {
  const { locale: segment } = await context.params;
  const locale = localeOrDefault(segment);
  const document = await renderAnimalDocumentFromParams(params, locale);
  if (document.ok)
    return createDownloadResponse(document.bytes, 'application/pdf', attachmentDisposition(document.name));
  return redirectToPlanExportStatus(locale, document.reason);
}

/** Returns the plan or the vet summary as a PDF, for a plain link that holds the form's values in its query. */
export function GET(request: Request, context: Context): Promise<Response> {
  return respond(new URL(request.url).searchParams, context);
}

/** The same for a posted form, whose values are not in the URL. */
export async function POST(request: Request, context: Context): Promise<Response> {
  const data = await request.formData().catch(() => new FormData());
  return respond(convertFormToSearchParams(data), context);
}
