import { getTranslations } from 'next-intl/server';
import { getMarkets } from '@/lib/content/markets';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import type { LeadStatistics } from '@/lib/leads/dashboard-statistics';
import drawn from './lead-map.json' with { type: 'json' };
import styles from './lead-map.module.css';

type Spot = { x: number; y: number };
type LandMap = {
  /** File with the shapes. They are not in the HTML, where they are 140 kB, twice with the data for the browser. */
  shapes: string;
  width: number;
  height: number;
  countries: Record<string, { at?: Spot }>;
};
const maps: LandMap[] = [
  { shapes: '/art/lead-maps/europe.svg', ...drawn.europe },
  { shapes: '/art/lead-maps/world.svg', ...drawn.world },
];

type Props = { countries: LeadStatistics['countries'] };

/**
 * Shows leads by country on maps of Europe and of the world. More leads give a deeper red and print
 * their number. Markets have an outline.
 */
export async function LeadsByCountryMap({ countries }: Props) {
  const t = await getTranslations('dashboard');
  const markets = getMarkets(await currentLocale()).map(({ code }) => code);
  const leadsOf = new Map(countries.map(({ country, leads }) => [country, leads]));
  const max = Math.max(1, ...leadsOf.values());
  // Draw the highest number last, so that it is on top.
  const counted = [...leadsOf.keys()].reverse();
  const shown = [...new Set([...counted.filter((code) => !markets.includes(code)), ...markets])];
  const shade = (leads: number) => `${Math.round(((leads - 1) / Math.max(1, max - 1)) * 100)}%`;
  return (
    <figure aria-label={t('countries')}>
      {maps.map(({ shapes, width, height, countries: drawnCountries }) => (
        <svg key={shapes} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className={styles.map}>
          <use href={`${shapes}#land`} className={styles.land} />
          {shown
            .filter((code) => drawnCountries[code])
            .map((code) => (
              <use
                key={code}
                href={`${shapes}#${code}`}
                data-market={markets.includes(code) || undefined}
                data-leads={leadsOf.has(code) || undefined}
                style={{ '--shade': shade(leadsOf.get(code) ?? 1) } as object}
              />
            ))}
          {counted.map((code) => {
            const at = drawnCountries[code]?.at;
            const label = String(leadsOf.get(code));
            return (
              at && (
                <g key={code} className={styles.count}>
                  <circle cx={at.x} cy={at.y} r={8 + 3 * label.length} />
                  <text x={at.x} y={at.y} dy="0.35em" textAnchor="middle">
                    {label}
                  </text>
                </g>
              )
            );
          })}
        </svg>
      ))}
      <ul aria-hidden="true" className={styles.legend}>
        <li>
          {t('leads')}: 1 <span className={styles.scale} /> {max}
        </li>
        <li>
          <span className={styles.market} /> {t('market')}
        </li>
      </ul>
    </figure>
  );
}
