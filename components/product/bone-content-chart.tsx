import { getFormatter, getTranslations } from 'next-intl/server';
import { classifyBonePercent, usualBonePercentRange } from '@/lib/content/ingredient-groups-and-bone';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { formatPercentRange } from '@/lib/i18n/format-quantity';
import { languageTag } from '@/lib/i18n/locales';
import styles from './product.module.css';

const scaleEnd = 20;
const at = (percent: number) => `${Math.min(100, (percent / scaleEnd) * 100)}%`;

/** Shows a food's bone content against the usual range, as a chart and as text. */
export async function BoneContentChart({ percent }: { percent: number }) {
  const t = await getTranslations('product');
  const format = await getFormatter();
  const written = (value: number) => format.number(value / 100, { style: 'percent', maximumFractionDigits: 1 });
  const range = formatPercentRange(
    languageTag(await currentLocale()),
    usualBonePercentRange.min,
    usualBonePercentRange.max,
  );
  const ticks = [0, usualBonePercentRange.min, usualBonePercentRange.max, scaleEnd];
  return (
    <section aria-labelledby="bone-heading">
      <h2 id="bone-heading" className="text-2xl">
        {t('bonePercent', { percent: written(percent) })}
      </h2>
      <div aria-hidden="true" className={styles.scale}>
        <span
          className={styles.usual}
          style={{ insetInline: `${at(usualBonePercentRange.min)} ${at(scaleEnd - usualBonePercentRange.max)}` }}
        />
        <span className={styles.marker} style={{ insetInlineStart: at(percent) }} />
        {ticks.map((tick) => (
          <span key={tick} className={styles.tick} style={{ insetInlineStart: at(tick) }}>
            {format.number(tick)}
          </span>
        ))}
      </div>
      <p>{t(`boneRange.${classifyBonePercent(percent)}`, { range })}</p>
    </section>
  );
}
