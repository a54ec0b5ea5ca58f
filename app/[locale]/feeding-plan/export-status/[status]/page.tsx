import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getMessages, getTranslations } from 'next-intl/server';
import { PageShell } from '@/components/site-shell/page-shell';
import { buttonVariants } from '@/components/ui/button';
import { sitePaths } from '@/lib/config/site-paths';
import { type PlanExportResultName, planExportResultNames } from '@/lib/feeding-plan/export-responses';
import { Link } from '@/lib/i18n/current-locale-and-link';
import { appendBrandIfTitleFits } from '@/lib/seo';

export const dynamicParams = false;

type Props = { params: Promise<{ status: string }> };

export function generateStaticParams() {
  return planExportResultNames.map((status) => ({ status }));
}

async function statusParam(params: Props['params']): Promise<PlanExportResultName> {
  const { status } = await params;
  return planExportResultNames.find((known) => known === status) ?? notFound();
}

async function statusText(status: PlanExportResultName): Promise<{ title: string; text: string }> {
  const { planPdf, planMail } = await getMessages();
  const t = await getTranslations('form.errors');
  const { failure, errors } = planMail;
  const { title } = failure;
  const texts: Record<PlanExportResultName, { title: string; text: string }> = {
    'vet-first': planPdf.refused.vetFirst,
    guidance: planPdf.refused.guidance,
    invalid: planPdf.refused.invalid,
    busy: planPdf.refused.busy,
    failed: planPdf.refused.failed,
    'mail-sent': planMail.success,
    'mail-failed': failure,
    'mail-email': { title, text: errors.email },
    'mail-invalid-email': { title, text: t('invalidEmail') },
    'mail-consent': { title, text: errors.consent },
    'mail-busy-10': { title, text: t('rateLimited', { minutes: 10 }) },
    'mail-busy-60': { title, text: t('rateLimited', { minutes: 60 }) },
  };
  return texts[status];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { title } = await statusText(await statusParam(params));
  return { title: { absolute: appendBrandIfTitleFits(title) }, robots: { index: false } };
}

/** Shows the result of requesting the PDF, calendar or mail without JavaScript. */
export default async function PlanExportStatusPage({ params }: Props) {
  const status = await statusParam(params);
  const t = await getTranslations('planPdf.refused');
  const { title, text } = await statusText(status);
  return (
    <PageShell path={sitePaths.feedingPlan}>
      <div className="container-page section-y">
        <h1 className="max-w-[14em] text-5xl">{title}</h1>
        <p className="lead mt-6">{text}</p>
        <p className="mt-10 flex flex-wrap gap-4">
          <Link href={sitePaths.feedingPlan} className={buttonVariants()}>
            {t('back')}
          </Link>
          <Link href={sitePaths.contact} className={buttonVariants({ variant: 'outline' })}>
            {t('contact')}
          </Link>
        </p>
      </div>
    </PageShell>
  );
}
