import {
  renderAnimalDocumentFromParams,
  resolveAnimalDocumentName,
} from '@/documents/feeding-plan/animal-document-download';
import { createDownloadResponse, redirectToPlanExportStatus } from '@/lib/feeding-plan/export-responses';
import { attachmentDisposition } from '@/lib/feeding-plan/plan-file-name';
import { convertFormToSearchParams } from '@/lib/forms/form-values';
import { localeOrDefault } from '@/lib/i18n/locales';

type Context = { params: Promise<{ locale: string }> };

const respondWithPdf = (bytes: Uint8Array | null, name: string) =>
  createDownloadResponse(bytes, 'application/pdf', attachmentDisposition(name));

async function respond(params: URLSearchParams, context: Context): Promise<Response> {
  const { locale: segment } = await context.params;
  const locale = localeOrDefault(segment);
  const document = await renderAnimalDocumentFromParams(params, locale);
  if (document.ok) return respondWithPdf(document.bytes, document.name);
  return redirectToPlanExportStatus(locale, document.reason);
}

/** Returns the headers of the PDF alone: it is not drawn, and neither the limit nor the exports count it. */
export async function HEAD(request: Request, { params }: Context): Promise<Response> {
  const locale = localeOrDefault((await params).locale);
  const document = resolveAnimalDocumentName(new URL(request.url).searchParams, locale);
  return document.ok ? respondWithPdf(null, document.name) : redirectToPlanExportStatus(locale, document.reason);
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
