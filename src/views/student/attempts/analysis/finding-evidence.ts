import type { Finding } from '#domain/attempts/analysis/findings.rule.ts';
import { type AnswerSum, paceOf, percentOf, type TimedSum } from '#domain/attempts/analysis/measures.ts';
import type { texts } from '#texts/compiled/en/study/findings.generated.ts';
import { textsNow } from '#texts/current-language.ts';
import { analysisTexts } from '#texts/study/analysis.texts.ts';
import type { ChartData } from '#ui/chart/chart-data.ts';
import type { Sums } from './sums.ts';

type Row = readonly [label: string, value: number | null];

/** The numbers of a finding, its own first. @param name the topic's or the question type's, if it is about one */
export function evidenceOf(finding: Finding, name: string, sums: Sums, { evidence: t }: typeof texts): ChartData {
  const { right, seconds, answers, result, kind, confidenceTitle, gapTitle, week, weekLabel } = textsNow(analysisTexts);
  const shares = (labelTitle: string, ...rows: readonly (readonly [string, AnswerSum])[]): ChartData =>
    chartOf(labelTitle, right, '%', ...rows.map(([label, sum]): Row => [label, percentOf(sum)]));
  switch (finding.code) {
    case 'accuracy':
      return shares(t.period, [t.now, finding.now], [t.before, finding.before]);
    case 'pause':
      return chartOf(
        week,
        answers,
        undefined,
        [t.now, 0],
        ...sums.weeks
          .toReversed()
          .slice(0, 2)
          .map((own): Row => [weekLabel({ day: own.week }), own.answers]),
      );
    case 'weakestTopic':
    case 'strongestTopic':
      return shares(result.topic, [name, finding.own], [t.otherTopics, finding.others]);
    case 'weakestType':
      return shares(kind, [name, finding.own], [t.otherTypes, finding.others]);
    case 'overconfident':
      return shares(confidenceTitle, [t.confidence.confident, finding.own], [t.confidence.unsure, finding.unsure]);
    case 'underconfident':
      return shares(confidenceTitle, [t.confidence.guessed, finding.own], [t.confidence.unsure, finding.unsure]);
    case 'fading':
      return shares(gapTitle, [t.late, finding.late], [t.soon, finding.soon]);
    case 'pace':
      return chartOf(t.period, seconds, 's', [t.now, pace(finding.now)], [t.before, pace(finding.before)]);
  }
}

const pace = (sum: TimedSum): number => Math.round(paceOf(sum) ?? 0);

const chartOf = (labelTitle: string, name: string, unit: string | undefined, ...rows: readonly Row[]): ChartData => ({
  labelTitle,
  labels: rows.map(([label]) => label),
  series: [{ name, values: rows.map(([, value]) => value) }],
  ...(unit === undefined ? {} : { unit }),
});
