import type { SubjectProgressQuery } from '#api/documents/study/study.generated.ts';
import { useTexts } from '#texts/current-language.ts';
import { progressTexts } from '#texts/study/progress.texts.ts';
import { LineChart } from '#ui/chart/line-chart.tsx';

type Props = { readonly history: SubjectProgressQuery['subjectProgress']['grade']['history'] };

/** The expected marks of the last weeks, in percent. */
export default function GradeHistory({ history }: Props) {
  const { grade: t } = useTexts(progressTexts);
  return (
    <LineChart
      title={t.history}
      data={{
        labelTitle: t.week,
        labels: history.map(({ at }) => t.day({ day: new Date(at) })),
        series: [{ name: t.score, values: history.map(({ score }) => Math.round(score * 100)) }],
        unit: '%',
      }}
    />
  );
}
