import { getTranslations } from 'next-intl/server';
import { SubmittedSelect } from '@/components/forms/controls-with-submitted-value';
import { StaffActionForm } from '@/components/forms/staff-action-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { assignMediaSlot } from '@/lib/media/media-actions';
import { getDesignedSlotSize, mediaSlotNames } from '@/lib/media/media-slots';
import { MediaFilePageSection, mediaFileFormProps } from './media-file-page-section';

// Groups slots by kind: packs, scenes, post images.
const groups = [...new Set(mediaSlotNames.map((slot) => slot.split('/')[0] ?? ''))];

/** Shows which slots of the website use an uploaded image, with a form to assign it to another one. */
export async function SlotAssignmentPanel({ path, slots }: { path: string; slots: string[] }) {
  const t = await getTranslations('mediaAdmin.file');
  const locale = await currentLocale();
  return (
    <MediaFilePageSection id="slots" title={t('slots')} text={t('slotText')}>
      {/* One form for all, which stays to report the result when its last slot has gone. */}
      <StaffActionForm
        id="empty-slot"
        action={assignMediaSlot}
        actionName="assignMediaSlot"
        hidden={{ path: '', locale }}
        {...mediaFileFormProps}
      >
        {slots.length > 0 && <p className="font-bold">{t('usedIn')}</p>}
        {slots.map((slot) => (
          <p key={slot} className="flex flex-wrap items-center gap-4">
            <span>{slot}</span>
            <Button
              type="submit"
              name="slot"
              value={slot}
              variant="outline"
              size="sm"
              aria-label={t('releaseSlot', { slot })}
            >
              {t('release')}
            </Button>
          </p>
        ))}
      </StaffActionForm>
      <StaffActionForm
        id="fill-slot"
        action={assignMediaSlot}
        actionName="assignMediaSlot"
        hidden={{ path, locale }}
        {...mediaFileFormProps}
        submit={t('use')}
        submitting={t('working')}
      >
        <Field id="slot" label={t('slot')} className="mt-4 max-w-xl">
          {(control) => (
            <SubmittedSelect {...control} name="slot" required>
              {groups.map((group) => (
                <optgroup key={group} label={group}>
                  {mediaSlotNames
                    .filter((slot) => slot.startsWith(`${group}/`))
                    .map((slot) => {
                      const size = getDesignedSlotSize(slot);
                      return (
                        <option key={slot} value={slot}>
                          {slot} {size && `(${size.width} × ${size.height})`}
                        </option>
                      );
                    })}
                </optgroup>
              ))}
            </SubmittedSelect>
          )}
        </Field>
      </StaffActionForm>
    </MediaFilePageSection>
  );
}
