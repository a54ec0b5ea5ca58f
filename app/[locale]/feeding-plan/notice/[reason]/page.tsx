import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getMessages, getTranslations } from 'next-intl/server';
import { PageShell } from '@/components/site-shell/page-shell';
import { buttonVariants } from '@/components/ui/button';
import { sitePaths } from '@/lib/config/site-paths';
import { type NoticeReason, planNoticeReasons } from '@/lib/feeding-plan/file-response';
import { Link } from '@/lib/i18n/navigation';
import { fullTitle } from '@/lib/seo';

export const dynamicParams = false;

type Props = { params: Promise<{ reason: string }> };

export function generateStaticParams() {
  return planNoticeReasons.map((reason) => ({ reason }));
}

async function reasonParam(params: Props['params']): Promise<NoticeReason> {
  const { reason } = await params;
  return planNoticeReasons.find((known) => known === reason) ?? notFound();
}

async function noticeText(reason: NoticeReason): Promise<{ title: string; text: string }> {
  const { planPdf, planMail } = await getMessages();
  const { failure, errors } = planMail;
  const notices: Record<NoticeReason, { title: string; text: string }> = {
    'vet-first': planPdf.refused.vetFirst,
    guidance: planPdf.refused.guidance,
    invalid: planPdf.refused.invalid,
    busy: planPdf.refused.busy,
    failed: planPdf.refused.failed,
    'mail-sent': planMail.success,
    'mail-failed': failure,
    'mail-email': { title: failure.title, text: errors.email },
    'mail-consent': { title: failure.title, text: errors.consent },
  };
  return notices[reason];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { title } = await noticeText(await reasonParam(params));
  return { title: { absolute: fullTitle(title) }, robots: { index: false } };
}

/** Shows the result of requesting the PDF, calendar or mail without JavaScript. */
export default async function NoticePage({ params }: Props) {
  const reason = await reasonParam(params);
  const t = await getTranslations('planPdf.refused');
  const { title, text } = await noticeText(reason);
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
