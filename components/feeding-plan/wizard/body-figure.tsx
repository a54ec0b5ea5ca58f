import type { BodyCondition } from '@/lib/feeding/size-and-age-tables';
import { cn } from '@/lib/utils';

// One hound for all three: tail, legs, neck and head.
const hound =
  'M40 50C26 47 15 37 11 19C10 13 15 12 17 17C22 31 31 39 46 42ZM54 72C58 84 57 90 62 97L59 113L65 118V121H51L53 98C47 92 42 84 42 74ZM118 72H133L130 97L129 113L135 118V121H120L122 98ZM34 48C28 62 31 77 42 86C38 94 32 99 34 108L33 114L40 119V122H24L25 108C24 99 30 93 28 85C22 72 24 54 34 46ZM132 72H151C150 88 146 98 146 112L153 118V122H137L138 98C135 90 133 82 132 72ZM118 47C131 43 139 33 144 24C147 17 154 13 161 13L166 3C170 5 172 10 172 15C180 18 186 22 192 25C196 27 196 32 192 34C186 36 180 37 175 39C169 42 166 47 163 55C160 66 156 75 149 80L120 76Z';

const trunks = {
  underweight:
    'M34 47C42 40 52 43 62 46C82 50 104 48 122 45L150 60C150 73 146 83 138 85C124 86 114 80 100 75C84 69 68 69 57 77C50 86 40 88 34 80C28 70 28 55 34 47Z',
  ideal:
    'M34 47C42 40 52 42 62 43C84 46 104 46 122 44L151 60C152 74 147 86 138 88C124 89 112 83 98 79C82 75 66 76 56 82C48 90 38 90 33 80C28 70 28 55 34 47Z',
  overweight:
    'M33 46C42 36 56 36 68 36C88 36 106 38 124 43L152 58C155 76 150 92 138 95C124 99 110 101 96 101C80 101 64 99 54 93C44 92 34 88 31 79C26 68 27 54 33 46Z',
} as const satisfies Record<BodyCondition, string>;

// Ribs that show, a waist, a hanging belly; after them the eye, the mouth and the collar line.
const incisions = {
  underweight: 'M76 54v10M85 55v10M94 55v12M103 55v14M112 54v19M128 54q-5 10 0 24M46 52q-6 12 2 24',
  ideal: 'M92 56q4 9 1 18M103 54q5 12 1 24M128 53q-7 12-2 26M46 50q-8 14 1 28',
  overweight: 'M130 52q-9 16-2 32M46 48q-10 16 0 34M66 92q26 7 56-1',
} as const satisfies Record<BodyCondition, string>;
const face = 'M160 24h6M176 33q6 0 12-2M147 38q6 10 2 22';

/** A dog of this body condition from the side, one painted shape with incised lines. The words beside it say the same. */
export function BodyFigure({ condition, className }: { condition: BodyCondition; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="6 0 194 126" className={cn('block h-auto', className)}>
      <path d={hound + trunks[condition]} fill="currentColor" />
      <path
        d={incisions[condition] + face}
        fill="none"
        stroke="var(--control)"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </svg>
  );
}
