import type { ContentProblem } from '@/lib/content/content-problem';
import type { ProductCopy } from '@/lib/content/product-copy-schema';
import type { ProductFacts } from '@/lib/content/product-facts-schema';
import { todoMark } from '@/lib/content/todo-marks';

type Issue = Omit<ContentProblem, 'file'>;

// The page of the complete meals shows these lines; a treat never feeds an animal alone.
const statementOfLine: Partial<Record<ProductFacts['line'], ProductFacts['statement']>> = {
  'full-range': 'complete',
  mediterranean: 'complete',
  treats: 'complementary',
};

function checkLine({ line, statement, species }: ProductFacts): Issue[] {
  const expected = statementOfLine[line];
  return [
    ...(expected && statement !== expected
      ? [
          {
            key: 'statement',
            text: `is '${statement}', but foods of the line '${line}' are ${expected}: correct the statement or the line`,
          },
        ]
      : []),
    ...(line === 'cats' && species !== 'cat'
      ? [{ key: 'line', text: `is 'cats', but the species is '${species}': correct one of them` }]
      : []),
  ];
}

const speciesOfYoung: Record<string, ProductFacts['species']> = { puppy: 'dog', kitten: 'cat' };

function checkLifeStage({ lifeStage, species }: ProductFacts): Issue[] {
  const expected = speciesOfYoung[lifeStage];
  if (!expected || expected === species) return [];
  const text = `is '${lifeStage}', but the food is for the species '${species}': correct one of them`;
  return [{ key: 'lifeStage', text }];
}

/** What the English texts say first of a food; null while they are not written. */
function summaryOf({ name, kind, badge, subtitle, shortDescription, metaDescription }: ProductCopy): string | null {
  const summary = [name, kind, badge, subtitle, shortDescription, metaDescription].join('\n').toLowerCase();
  return summary.includes(todoMark.toLowerCase()) ? null : summary;
}

const patternsByYoungLifeStage: Record<string, RegExp> = { puppy: /\bpupp/, kitten: /\bkitten/ };

/** The other languages are compared with the English texts, so these stand for all. */
function checkSummary({ lifeStage, statement }: ProductFacts, copy: ProductCopy): Issue[] {
  const summary = summaryOf(copy);
  if (!summary) return [];
  const remedy = 'correct the facts or the texts';
  const issues: Issue[] = [];
  const young = patternsByYoungLifeStage[lifeStage];
  if (young && !young.test(summary))
    issues.push({ key: 'lifeStage', text: `is '${lifeStage}', which no short text in en.json mentions: ${remedy}` });
  const stated = /\bfor (?:puppies|kittens)\b/.exec(summary)?.[0];
  if (lifeStage === 'adult' && stated && !/\badult/.test(summary))
    issues.push({ key: 'lifeStage', text: `is 'adult', but en.json says '${stated}': ${remedy}` });
  const mentions = { complete: /\bcomplete\b/.test(summary), complementary: /\bcomplementary\b/.test(summary) };
  const other = statement === 'complete' ? 'complementary' : 'complete';
  if (mentions[other] && !mentions[statement])
    issues.push({ key: 'statement', text: `is '${statement}', but en.json says '${other}': ${remedy}` });
  return issues;
}

/** Contradictions between line, statement, species and life stage of a food, and between them and its English texts. */
export function checkClassification(facts: ProductFacts, copy: ProductCopy | null): Issue[] {
  const issues = [...checkLine(facts), ...checkLifeStage(facts)];
  const reported = new Set(issues.map(({ key }) => key));
  return [...issues, ...(copy ? checkSummary(facts, copy).filter(({ key }) => !reported.has(key)) : [])];
}
