import { Heading } from '@radix-ui/themes';
import { useTexts } from '#texts/current-language.ts';
import { analysisTexts } from '#texts/study/analysis.texts.ts';
import { LineChart } from '#ui/chart/line-chart.tsx';
import pages from '#ui/page/page.module.css';
import type { Result } from './result.ts';

/** The student's attempts at the same thing, in order. */
export function OwnAttempts({ result }: { readonly result: Result }) {
  const t = useTexts(analysisTexts);
  const marked = result.own.filter(({ marks, marksOutOf }) => marks !== null && marksOutOf !== null && marksOutOf > 0);
  return (
    <section className={pages.section} aria-labelledby="own">
      <Heading as="h2" size="5" id="own">
        {t.result.own}
      </Heading>
      {marked.length < 2 ? (
        <p className={pages.intro}>{t.result.ownFirst}</p>
      ) : (
        <LineChart
          title={t.result.own}
          data={{
            labelTitle: t.result.attempt,
            labels: marked.map((_, at) => t.result.attemptLabel({ number: at + 1 })),
            series: [
              {
                name: t.right,
                values: marked.map(({ marks, marksOutOf }) => Math.round((100 * (marks ?? 0)) / (marksOutOf ?? 1))),
              },
            ],
            unit: '%',
          }}
        />
      )}
    </section>
  );
}
