import { teachingTexts } from '#texts/classrooms/teaching.texts.ts';
import { useLanguage, useTexts } from '#texts/current-language.ts';
import { shortDayText } from '#texts/wording/date.wording.ts';
import { LineChart } from '#ui/chart/line-chart.tsx';
import type { Analysis } from './analysis.ts';

/** Accuracy by week. */
export function Progress({ weeks }: Pick<Analysis, 'weeks'>) {
  const language = useLanguage();
  const t = useTexts(teachingTexts).analysis;
  return (
    <LineChart
      title={t.progress}
      data={{
        labelTitle: t.week,
        labels: weeks.map(({ week }) => shortDayText(language, week)),
        series: [{ name: t.right, values: weeks.map(({ answers, credit }) => Math.round((credit / answers) * 100)) }],
        unit: '%',
      }}
    />
  );
}
