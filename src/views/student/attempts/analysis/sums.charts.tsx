import type { AnalysisQuery } from '#api/documents/attempts/analysis.generated.ts';
import { DIFFICULTIES } from '#domain/attempts/results/difficulty.ts';
import { GAPS } from '#domain/attempts/results/forgetting.ts';
import { useTexts } from '#texts/current-language.ts';
import { named } from '#texts/named.ts';
import { questionKindsTexts } from '#texts/questions/question-types.texts.ts';
import { typeName } from '#texts/questions/type-name.ts';
import { analysisTexts } from '#texts/study/analysis.texts.ts';
import { BarChart } from '#ui/chart/bar-chart.tsx';
import type { ChartData } from '#ui/chart/chart-data.ts';
import { LineChart } from '#ui/chart/line-chart.tsx';
import pages from '#ui/page/page.module.css';
import styles from './analysis.module.css';

export type Sums = Pick<AnalysisQuery['analysis'], 'total' | 'weeks' | 'topics' | 'types' | 'bands'>;

const CONFIDENCES = ['1', '2', '3'];

/** Mean score as a percentage; null if nothing was answered. */
export const percent = ({ answers, credit }: { readonly answers: number; readonly credit: number }): number | null =>
  answers === 0 ? null : Math.round((100 * credit) / answers);

/** Charts of the sums: by week, type, difficulty, days since the last answer, and confidence. */
export function SumsCharts({ sums, children }: { readonly sums: Sums; readonly children?: React.ReactNode }) {
  const t = useTexts(analysisTexts);
  const kinds = useTexts(questionKindsTexts);
  const weeks = everyWeek(sums.weeks);
  const right = (
    labelTitle: string,
    rows: readonly { label: string; answers: number; credit: number }[],
  ): ChartData => ({
    labelTitle,
    labels: rows.map(({ label }) => label),
    series: [{ name: t.right, values: rows.map(percent) }],
    unit: '%',
  });
  const bands = (dimension: string, order: readonly string[], labels: Parameters<typeof named>[0]) =>
    order.flatMap((band) => {
      const found = sums.bands.find((entry) => entry.dimension === dimension && entry.band === band);
      return found === undefined ? [] : [{ ...found, label: named(labels, band) }];
    });
  const confidence = bands('confidence', CONFIDENCES, t.confidence);
  return (
    <div className={styles.charts}>
      <LineChart
        title={t.progress}
        data={right(
          t.week,
          weeks.map((week) => ({ ...week, label: t.weekLabel({ day: week.week }) })),
        )}
      />
      <BarChart
        title={t.volume}
        data={{
          labelTitle: t.week,
          labels: weeks.map(({ week }) => t.weekLabel({ day: week })),
          series: [{ name: t.answers, values: weeks.map(({ answers }) => answers) }],
        }}
      />
      {children}
      <BarChart
        title={t.byType}
        data={right(
          t.kind,
          sums.types.map((row) => ({ ...row, label: typeName(kinds.type, row.type) })),
        )}
      />
      <BarChart
        title={t.timeByType}
        data={{
          labelTitle: t.kind,
          labels: sums.types.map(({ type }) => typeName(kinds.type, type)),
          series: [
            { name: t.seconds, values: sums.types.map(({ seconds, answers }) => Math.round(seconds / answers)) },
          ],
          unit: 's',
        }}
      />
      <BarChart
        title={t.byDifficulty}
        data={right(t.difficulty, bands('difficulty', DIFFICULTIES, kinds.difficulty))}
      />
      <div className={pages.section}>
        <LineChart title={t.forgetting} data={right(t.gapTitle, bands('gap', GAPS, t.gap))} />
        <p className={styles.note}>{t.forgettingNote}</p>
      </div>
      {confidence.length > 0 && (
        <div className={pages.section}>
          <BarChart title={t.calibration} data={right(t.confidenceTitle, confidence)} />
          <p className={styles.note}>{t.calibrationNote}</p>
        </div>
      )}
    </div>
  );
}

type Week = Sums['weeks'][number];

/** Weeks without an answer have no row, but keep their position on the axis. */
function everyWeek(weeks: readonly Week[]): Week[] {
  const [first, last] = [weeks[0]?.week, weeks.at(-1)?.week];
  if (first === undefined || last === undefined) return [];
  const known = new Map(weeks.map((week) => [week.week, week]));
  const all: Week[] = [];
  for (
    let day = new Date(`${first}T12:00:00Z`);
    day.toISOString().slice(0, 10) <= last;
    day.setUTCDate(day.getUTCDate() + 7)
  ) {
    const week = day.toISOString().slice(0, 10);
    all.push(known.get(week) ?? { week, answers: 0, credit: 0, seconds: 0 });
  }
  return all;
}
