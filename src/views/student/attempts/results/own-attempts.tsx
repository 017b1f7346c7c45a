import type { texts } from '#texts/compiled/en/study/analysis.generated.ts';
import { useTexts } from '#texts/current-language.ts';
import { analysisTexts } from '#texts/study/analysis.texts.ts';
import { LineChart } from '#ui/chart/line-chart.tsx';
import pages from '#ui/page/page.module.css';
import { PageSection } from '#ui/page/page-section.tsx';
import type { Result } from './result.ts';

/** The student's attempts at the same quiz, exam or paper, in order. */
export function OwnAttempts({ result }: { readonly result: Result }) {
  const t = useTexts(analysisTexts);
  const marked = result.own.flatMap(({ id, marks, marksOutOf }) =>
    marks !== null && marksOutOf !== null && marksOutOf > 0
      ? [{ id, percent: Math.round((100 * marks) / marksOutOf) }]
      : [],
  );
  return (
    <PageSection id="own" title={t.result.own}>
      {marked.length < 2 ? (
        <p className={pages.intro}>{t.result.ownFirst}</p>
      ) : (
        <LineChart
          title={titleOf(marked, result.attempt.attempt.id, t.result)}
          data={{
            labelTitle: t.result.attempt,
            labels: marked.map((_, at) => t.result.attemptLabel({ number: at + 1 })),
            series: [{ name: t.right, values: marked.map(({ percent }) => percent) }],
            unit: '%',
          }}
        />
      )}
    </PageSection>
  );
}

type Marked = { readonly id: string; readonly percent: number };

/** How the attempt compares with the one before it; if there is none, the name of the measure. */
function titleOf(marked: readonly Marked[], shown: string, t: (typeof texts)['result']): string {
  const at = marked.findIndex(({ id }) => id === shown);
  const [own, before] = [marked[at], marked[at - 1]];
  if (own === undefined || before === undefined) return t.byAttempt;
  const points = own.percent - before.percent;
  if (points === 0) return t.ownSame;
  return points > 0 ? t.ownMore({ points }) : t.ownLess({ points: -points });
}
