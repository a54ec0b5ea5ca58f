import type { BodyCondition, Species } from '@/lib/feeding/animal-attribute-values';
import { cn } from '@/lib/utils';

// One hound for all five: tail, legs, neck and head.
const hound =
  'M40 50C26 47 15 37 11 19C10 13 15 12 17 17C22 31 31 39 46 42ZM54 72C58 84 57 90 62 97L59 113L65 118V121H51L53 98C47 92 42 84 42 74ZM118 72H133L130 97L129 113L135 118V121H120L122 98ZM34 48C28 62 31 77 42 86C38 94 32 99 34 108L33 114L40 119V122H24L25 108C24 99 30 93 28 85C22 72 24 54 34 46ZM132 72H151C150 88 146 98 146 112L153 118V122H137L138 98C135 90 133 82 132 72ZM118 47C131 43 139 33 144 24C147 17 154 13 161 13L166 3C170 5 172 10 172 15C180 18 186 22 192 25C196 27 196 32 192 34C186 36 180 37 175 39C169 42 166 47 163 55C160 66 156 75 149 80L120 76Z';

const trunks = {
  veryThin:
    'M34 48C42 41 52 44 62 48C82 53 104 50 122 46L149 60C149 71 145 80 138 82C125 83 115 76 101 70C85 62 69 62 58 72C51 82 41 85 35 79C29 70 28 56 34 48Z',
  underweight:
    'M34 47C42 40 52 43 62 46C82 50 104 48 122 45L150 60C150 73 146 83 138 85C124 86 114 80 100 75C84 69 68 69 57 77C50 86 40 88 34 80C28 70 28 55 34 47Z',
  ideal:
    'M34 47C42 40 52 42 62 43C84 46 104 46 122 44L151 60C152 74 147 86 138 88C124 89 112 83 98 79C82 75 66 76 56 82C48 90 38 90 33 80C28 70 28 55 34 47Z',
  overweight:
    'M33 46C42 36 56 36 68 36C88 36 106 38 124 43L152 58C155 76 150 92 138 95C124 99 110 101 96 101C80 101 64 99 54 93C44 92 34 88 31 79C26 68 27 54 33 46Z',
  obese:
    'M33 45C42 32 58 31 72 31C92 31 110 34 126 42L153 57C158 78 154 98 139 102C126 108 111 111 96 111C79 111 62 109 52 101C42 97 32 92 30 80C25 68 26 54 33 45Z',
} as const satisfies Record<BodyCondition, string>;

// Ribs that show, a waist, a hanging belly; after them the eye, the mouth and the collar line.
const incisions = {
  veryThin: 'M72 55v7M80 56v8M88 57v9M96 57v11M104 56v13M112 55v16M128 54q-5 10 0 22M46 52q-6 12 2 22M50 45q30 8 66 1',
  underweight: 'M76 54v10M85 55v10M94 55v12M103 55v14M112 54v19M128 54q-5 10 0 24M46 52q-6 12 2 24',
  ideal: 'M92 56q4 9 1 18M103 54q5 12 1 24M128 53q-7 12-2 26M46 50q-8 14 1 28',
  overweight: 'M130 52q-9 16-2 32M46 48q-10 16 0 34M66 92q26 7 56-1',
  obese: 'M131 52q-9 18-2 38M46 47q-11 18 0 40M62 101q32 8 66-1M60 38q24-5 48 0',
} as const satisfies Record<BodyCondition, string>;
const face = 'M160 24h6M176 33q6 0 12-2M147 38q6 10 2 22';

// Half the width of a cat from above at its shoulders, waist and hips.
const widths = {
  veryThin: [13, 7, 11],
  underweight: [15, 11, 14],
  ideal: [18, 15, 18],
  overweight: [21, 22, 22],
  obese: [24, 31, 27],
} as const satisfies Record<BodyCondition, readonly [number, number, number]>;

function catTrunk([shoulders, waist, hips]: readonly [number, number, number]): string {
  const side = (way: 1 | -1) => {
    const at = (half: number) => 63 + way * half;
    return `M46 63V${at(11)}C56 ${at(shoulders)} 66 ${at(shoulders)} 76 ${at(shoulders)}C92 ${at(shoulders)} 96 ${at(waist)} 110 ${at(waist)}C124 ${at(waist)} 126 ${at(hips)} 138 ${at(hips)}C152 ${at(hips)} 158 ${at(8)} 160 63Z`;
  };
  return side(1) + side(-1);
}

// Head with ears, and the tail.
const cat =
  'M26 46L30 38L42 47C48 52 52 57 52 63C52 69 48 74 42 79L30 88L26 80C20 76 16 70 16 63C16 56 20 50 26 46ZM158 60C172 60 180 66 184 76C186 81 192 80 191 74C187 60 174 52 158 54Z';

function CatFigure({ condition, className }: { condition: BodyCondition; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="6 24 194 78" className={cn('block h-auto', className)}>
      <path d={cat + catTrunk(widths[condition])} fill="currentColor" />
      <path d="M60 63h92M24 57h5M24 69h5" fill="none" stroke="var(--control)" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  );
}

type Props = { condition: BodyCondition; species: Species; className?: string };

/**
 * An animal of this body condition, a dog from the side or a cat from above: one painted shape with incised lines. The
 * text beside it describes the same.
 */
export function BodyConditionFigure({ condition, species, className }: Props) {
  if (species === 'cat') return <CatFigure condition={condition} className={className} />;
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
