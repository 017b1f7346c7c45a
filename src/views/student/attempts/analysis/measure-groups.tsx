import { CONFIDENCE_BANDS } from '#domain/attempts/analysis/calibration.rule.ts';
import { type AnswerSum, bandsOf, hasEnoughAnswers, percentOf } from '#domain/attempts/analysis/measures.ts';
import type { BandDimension } from '#domain/attempts/results/band-dimension.ts';
import { DIFFICULTIES } from '#domain/attempts/results/difficulty.ts';
import { GAPS } from '#domain/attempts/results/forgetting.ts';
import { useTexts } from '#texts/current-language.ts';
import { named } from '#texts/named.ts';
import { questionKindsTexts } from '#texts/questions/question-types.texts.ts';
import { typeName } from '#texts/questions/type-name.ts';
import { analysisTexts } from '#texts/study/analysis.texts.ts';
import { findingsTexts } from '#texts/study/findings.texts.ts';
import { BarChart } from '#ui/chart/bar-chart.tsx';
import type { ChartData } from '#ui/chart/chart-data.ts';
import { LineChart } from '#ui/chart/line-chart.tsx';
import { RowChart } from '#ui/chart/row-chart.tsx';
import pages from '#ui/page/page.module.css';
import styles from './analysis.module.css';
import {
  accuracyTitle,
  calibrationTitle,
  difficultyTitle,
  memoryTitle,
  paceTitle,
  slowestTypeTitle,
  subjectsTitle,
  typesTitle,
  volumeTitle,
} from './chart-titles.ts';
import { everyWeek } from './every-week.ts';
import { MeasureGroup } from './measure-group.tsx';
import type { Sums } from './sums.ts';

type Named = AnswerSum & { readonly label: string };

type Props = { readonly sums: Sums };

/** All measures in four groups: how much, how well, how confident and how fast. */
export function MeasureGroups({ sums }: Props) {
  return (
    <div className={styles.groups}>
      <HowMuch sums={sums} />
      <HowWell sums={sums} />
      <HowConfident sums={sums} />
      <HowFast sums={sums} />
    </div>
  );
}

function HowMuch({ sums }: Props) {
  const t = useTexts(analysisTexts);
  const { groups } = useTexts(findingsTexts);
  const weeks = everyWeek(sums.weeks);
  return (
    <MeasureGroup
      id="how-much"
      title={groups.much}
      value={t.number({ value: sums.total.answers })}
      unit={groups.answers({ count: sums.total.answers })}
    >
      <BarChart
        title={volumeTitle(sums)}
        data={{
          labelTitle: t.week,
          labels: weeks.map(({ week }) => t.weekLabel({ day: week })),
          series: [{ name: t.answers, values: weeks.map(({ answers }) => answers) }],
        }}
      />
    </MeasureGroup>
  );
}

function HowWell({ sums }: Props) {
  const t = useTexts(analysisTexts);
  const { groups } = useTexts(findingsTexts);
  const kinds = useTexts(questionKindsTexts);
  const shares = useShares();
  const weeks = everyWeek(sums.weeks).map((week) => ({ ...week, label: t.weekLabel({ day: week.week }) }));
  const types = sums.types.map((row) => ({ ...row, label: typeName(kinds.type, row.type) }));
  const subjects = subjectsOf(sums);
  return (
    <MeasureGroup
      id="how-well"
      title={groups.well}
      value={t.share({ share: sums.total.credit / sums.total.answers })}
      unit={groups.correct}
      more={{
        title: subjects.length > 1 ? groups.moreAccuracy : groups.moreTopicAccuracy,
        charts: (
          <>
            {subjects.length > 1 && (
              <RowChart title={subjectsTitle(subjects)} data={shares(t.subject, subjects, true)} />
            )}
            <RowChart title={typesTitle(types)} data={shares(t.kind, types, true)} />
            <RowChart
              title={difficultyTitle(sums)}
              data={shares(t.difficulty, bandRows(sums, 'difficulty', DIFFICULTIES, kinds.difficulty))}
            />
            <div className={pages.section}>
              <LineChart title={memoryTitle(sums)} data={shares(t.gapTitle, bandRows(sums, 'gap', GAPS, t.gap))} />
              <p className={styles.note}>{t.forgettingNote}</p>
            </div>
          </>
        ),
      }}
    >
      <LineChart title={accuracyTitle(sums)} data={shares(t.week, weeks)} />
    </MeasureGroup>
  );
}

function HowConfident({ sums }: Props) {
  const t = useTexts(analysisTexts);
  const { groups } = useTexts(findingsTexts);
  const shares = useShares();
  const rows = bandRows(sums, 'confidence', CONFIDENCE_BANDS, t.confidence);
  const confident = percentOf(bandsOf(sums, 'confidence', CONFIDENCE_BANDS.slice(-1)));
  return (
    <MeasureGroup
      id="how-confident"
      title={groups.confident}
      value={confident === null ? null : t.share({ share: confident / 100 })}
      unit={groups.whenConfident}
    >
      {rows.length === 0 ? (
        <p className={styles.note}>{groups.noConfidence}</p>
      ) : (
        <div className={pages.section}>
          <RowChart title={calibrationTitle(sums)} data={shares(t.confidenceTitle, rows)} />
          <p className={styles.note}>{t.calibrationNote}</p>
        </div>
      )}
    </MeasureGroup>
  );
}

function HowFast({ sums }: Props) {
  const t = useTexts(analysisTexts);
  const { groups } = useTexts(findingsTexts);
  const kinds = useTexts(questionKindsTexts);
  const weeks = everyWeek(sums.weeks);
  const types = sums.types
    .map((row) => ({ ...row, label: typeName(kinds.type, row.type) }))
    .toSorted((a, b) => b.seconds / b.answers - a.seconds / a.answers);
  const seconds = (sum: { answers: number; seconds: number }): number | null =>
    sum.answers === 0 ? null : Math.round(sum.seconds / sum.answers);
  const labels = useLabels();
  return (
    <MeasureGroup
      id="how-fast"
      title={groups.fast}
      value={t.clock({ seconds: sums.total.seconds / sums.total.answers })}
      unit={groups.perQuestion}
      more={{
        title: groups.moreTime,
        charts: (
          <RowChart
            title={slowestTypeTitle(types)}
            data={{
              labelTitle: t.kind,
              labels: labels(types),
              series: [{ name: t.seconds, values: types.map(seconds) }],
              unit: 's',
            }}
          />
        ),
      }}
    >
      <LineChart
        title={paceTitle(sums)}
        data={{
          labelTitle: t.week,
          labels: weeks.map(({ week }) => t.weekLabel({ day: week })),
          series: [{ name: t.seconds, values: weeks.map(seconds) }],
          unit: 's',
        }}
      />
    </MeasureGroup>
  );
}

/** Names of groups. Those with too few answers for a finding include their number. */
function useLabels() {
  const { charts } = useTexts(findingsTexts);
  return (rows: readonly Named[]): string[] =>
    rows.map((row) => (hasEnoughAnswers(row) ? row.label : charts.few({ label: row.label, answers: row.answers })));
}

/** The data of a chart of accuracies; ordered by them, if the groups have no order of their own. */
function useShares() {
  const t = useTexts(analysisTexts);
  const labels = useLabels();
  return (labelTitle: string, rows: readonly Named[], isOrdered = false): ChartData => {
    const shown = isOrdered ? rows.toSorted((a, b) => (percentOf(b) ?? 0) - (percentOf(a) ?? 0)) : rows;
    return {
      labelTitle,
      labels: labelTitle === t.week ? shown.map(({ label }) => label) : labels(shown),
      series: [{ name: t.right, values: shown.map(percentOf) }],
      unit: '%',
    };
  };
}

/** The bands of a dimension that have answers, in order. */
const bandRows = (
  sums: Sums,
  dimension: BandDimension,
  order: readonly string[],
  labels: Parameters<typeof named>[0],
): readonly Named[] =>
  order
    .map((band) => ({ ...bandsOf(sums, dimension, [band]), label: named(labels, band) }))
    .filter(({ answers }) => answers > 0);

function subjectsOf({ topics }: Sums): readonly Named[] {
  return [...Map.groupBy(topics, ({ subject }) => subject.slug).values()].map((rows) => ({
    label: rows[0]?.subject.title ?? '',
    answers: rows.reduce((all, { answers }) => all + answers, 0),
    credit: rows.reduce((all, { credit }) => all + credit, 0),
  }));
}
