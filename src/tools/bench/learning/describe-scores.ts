import type { Mean, ScoresAfter } from './compare-policies.ts';

const percent = (value: number): string => (value * 100).toFixed(1);
const score = ({ mean, low, high }: Mean): string => `${percent(mean)} (${percent(low)} to ${percent(high)})`;
const gain = ({ mean, low, high }: Mean): string =>
  `${mean < 0 ? '' : '+'}${percent(mean)} (${percent(low)} to ${percent(high)})`;

const COLUMNS = ['syllabus order', 'random practice', 'today’s session', 'more than syllabus', 'more than random'];
const cellsOf = ({ syllabus, random, session, aboveSyllabus, aboveRandom }: ScoresAfter): readonly string[] => [
  ...[syllabus, random, session].map(score),
  ...[aboveSyllabus, aboveRandom].map(gain),
];

/** A table in Markdown with a row for each of the named scores. Scores are in per cent. */
export function describeScores(first: string, rows: readonly (readonly [string, ScoresAfter])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    line([first, ...COLUMNS]),
    `|${'---|'.repeat(COLUMNS.length + 1)}`,
    ...rows.map(([name, scores]) => line([name, ...cellsOf(scores)])),
  ].join('\n');
}
