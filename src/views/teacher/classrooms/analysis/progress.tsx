import { teachingTexts } from '#texts/classrooms/teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { LineChart } from '#ui/chart/line-chart.tsx';
import type { Analysis } from './analysis.ts';

/** Accuracy by week. */
export function Progress({ weeks }: Pick<Analysis, 'weeks'>) {
  const t = useTexts(teachingTexts).analysis;
  return (
    <LineChart
      title={t.progress}
      data={{
        labelTitle: t.week,
        labels: weeks.map(({ week }) => week),
        series: [{ name: t.right, values: weeks.map(({ answers, credit }) => Math.round((credit / answers) * 100)) }],
        unit: '%',
      }}
    />
  );
}
