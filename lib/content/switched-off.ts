import 'server-only';
import { z } from 'zod';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { readContent } from './read-content';
import { listSwitchableIdsByKind, type SwitchableClaimKind, switchableClaimKinds } from './switchable-claim-ids';

const formatList = (values: readonly string[]) => values.join(', ');

/** content/switched-off.json: the ids that a language leaves out, by language and kind. */
const switchedOffSchema = z
  .record(z.string(), z.record(z.string(), z.array(z.string())))
  .superRefine((languages, context) => {
    const valid = listSwitchableIdsByKind();
    const report = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
    for (const [locale, kinds] of Object.entries(languages)) {
      if (!(localeCodes as readonly string[]).includes(locale))
        report([locale], `'${locale}' is no language; write one of ${formatList(localeCodes)}`);
      for (const [kind, ids] of Object.entries(kinds)) {
        const validIds = valid[kind as SwitchableClaimKind];
        if (!validIds)
          report([locale, kind], `'${kind}' cannot be switched off; write one of ${formatList(switchableClaimKinds)}`);
        for (const [index, id] of ids.entries())
          if (validIds && !validIds.includes(id))
            report([locale, kind, index], `there is no '${id}'; write one of ${formatList(validIds)}`);
      }
      if (valid.slides.every((id) => kinds.slides?.includes(id)))
        report([locale, 'slides'], 'switches off every slide; leave at least one');
    }
  });

/** The ids that a language leaves out, by kind. Throws ContentError with the valid ids if one is unknown. */
export function getSwitchedOffIdsByKind(locale: Locale): Partial<Record<SwitchableClaimKind, string[]>> {
  return readContent('switched-off.json', switchedOffSchema)[locale] ?? {};
}

/** True if a language leaves out a claim, badge or testimonial. Throws ContentError on a bad file. */
export function isSwitchedOffInLocale(locale: Locale, kind: SwitchableClaimKind, id: string): boolean {
  return getSwitchedOffIdsByKind(locale)[kind]?.includes(id) ?? false;
}
