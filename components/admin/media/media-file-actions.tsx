import { getTranslations } from 'next-intl/server';
import { SubmittedInput, SubmittedSelect } from '@/components/forms/controls-with-submitted-value';
import { StaffActionForm } from '@/components/forms/staff-action-form';
import { Field } from '@/components/ui/field';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { type MediaBucketName, mediaBucketNames, mediaFolderNames } from '@/lib/media/buckets';
import { copyMediaFile, createSignedLink, deleteMediaFile, moveMediaFile } from '@/lib/media/media-actions';
import { signedLinkValidityDays } from '@/lib/media/signed-link-validity-days';
import { MediaFilePageSection, mediaFileFormProps } from './media-file-page-section';
import { CreateSignedLinkForm } from './signed-link-form';

type Props = { bucket: MediaBucketName; path: string };

/** Shows the actions for one file: move, copy, link, delete. */
export async function MediaFileActions({ bucket, path }: Props) {
  const t = await getTranslations('mediaAdmin');
  const locale = await currentLocale();
  const { min, max, proposed } = signedLinkValidityDays;
  const hidden = { bucket, path, locale };
  const form = { hidden, submitting: t('file.working'), ...mediaFileFormProps };
  const [folder = '', name = ''] = path.split('/');
  const place = (id: string) => (
    <div className="grid gap-4 sm:grid-cols-3">
      <Field id={`${id}-name`} label={t('name')} hint={t('file.nameHint')}>
        {(control) => (
          <SubmittedInput
            {...control}
            name="name"
            required
            maxLength={90}
            defaultValue={name.replace(/\.[^.]*$/, '')}
          />
        )}
      </Field>
      <Field id={`${id}-bucket`} label={t('places')}>
        {(control) => (
          <SubmittedSelect {...control} name="toBucket" defaultValue={bucket}>
            {mediaBucketNames.map((one) => (
              <option key={one} value={one}>
                {t(`buckets.${one}`)}
              </option>
            ))}
          </SubmittedSelect>
        )}
      </Field>
      <Field id={`${id}-folder`} label={t('folders')}>
        {(control) => (
          <SubmittedSelect {...control} name="toFolder" defaultValue={folder}>
            {mediaFolderNames.map((one) => (
              <option key={one} value={one}>
                {t(`folder.${one}`)}
              </option>
            ))}
          </SubmittedSelect>
        )}
      </Field>
    </div>
  );
  return (
    <>
      {bucket === 'staff-files' && (
        <MediaFilePageSection id="link" title={t('file.link')} text={t('file.linkText')}>
          <CreateSignedLinkForm
            action={createSignedLink}
            actionName="createSignedLink"
            {...form}
            submit={t('file.makeLink')}
            labels={{ copyLink: t('file.copyLink'), linkCopied: t('file.linkCopied') }}
          >
            <Field id="days" label={t('file.days')} className="max-w-48">
              {(control) => (
                <SubmittedInput
                  {...control}
                  name="days"
                  type="number"
                  min={min}
                  max={max}
                  defaultValue={String(proposed)}
                  required
                />
              )}
            </Field>
          </CreateSignedLinkForm>
        </MediaFilePageSection>
      )}
      <MediaFilePageSection id="move" title={t('file.move')}>
        <StaffActionForm action={moveMediaFile} actionName="moveMediaFile" {...form} submit={t('file.move')}>
          {place('move')}
        </StaffActionForm>
      </MediaFilePageSection>
      <MediaFilePageSection id="copy" title={t('file.copy')}>
        <StaffActionForm action={copyMediaFile} actionName="copyMediaFile" {...form} submit={t('file.copy')}>
          {place('copy')}
        </StaffActionForm>
      </MediaFilePageSection>
      <StaffActionForm
        disclosure={{
          summary: t('file.remove'),
          summaryClassName: 'min-h-8 font-bold',
          className: 'mt-10 border-border border-t pt-4',
          text: <p className="my-3 max-w-measure">{t('file.removeText')}</p>,
        }}
        action={deleteMediaFile}
        actionName="deleteMediaFile"
        {...form}
        submit={t('file.confirm')}
        variant="danger"
      />
    </>
  );
}
