import type { Outcome } from '#domain/questions/types/question-type.ts';
import { useTexts } from '#texts/current-language.ts';
import { analysisTexts } from '#texts/study/analysis.texts.ts';
import { PageSection } from '#ui/page/page-section.tsx';
import { ResultBadge, type ResultTone } from '#ui/result-badge/result-badge.tsx';
import type { Result } from './result.ts';
import styles from './results.module.css';
import { ScrollFrame } from './scroll-frame.tsx';

const TONES = {
  right: 'right',
  partly: 'partly',
  wrong: 'wrong',
  unanswered: 'none',
  unmarked: 'written',
} as const satisfies Readonly<Record<Outcome, ResultTone>>;

/** Every question with its marks and time, and how many others answered it correctly. */
export function ResultQuestions({ items }: { readonly items: Result['items'] }) {
  const { result: t, number, clock, share } = useTexts(analysisTexts);
  const timed = items.some(({ seconds }) => seconds !== null);
  const compared = items.some(({ facility }) => facility !== null);
  return (
    <PageSection id="questions" title={t.questions}>
      <ScrollFrame labelledBy="questions">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t.number}</th>
              <th scope="col">{t.outcome}</th>
              <th scope="col" className={styles.numeric}>
                {t.marksColumn}
              </th>
              {timed && (
                <th scope="col" className={styles.numeric}>
                  {t.timeColumn}
                </th>
              )}
              {compared && (
                <th scope="col" className={styles.numeric}>
                  {t.othersColumn}
                </th>
              )}
              <th scope="col">{t.topicColumn}</th>
            </tr>
          </thead>
          <tbody>
            {items.map(({ position, outcome, marks, credit, seconds, facility, creditBefore, topic }, at) => (
              <tr key={position}>
                <th scope="row">{at + 1}</th>
                <td>
                  <ResultBadge tone={TONES[outcome]}>{t.outcomes[outcome]}</ResultBadge>
                  {creditBefore !== null && credit !== null && (
                    <p className={styles.soft}>
                      {t.corrected({ before: creditBefore * marks, after: credit * marks })}
                    </p>
                  )}
                </td>
                <td className={styles.numeric}>
                  <bdi dir="ltr">
                    {credit === null ? t.unknown : number({ value: credit * marks })} / {number({ value: marks })}
                  </bdi>
                </td>
                {timed && <td className={styles.numeric}>{seconds === null ? t.unknown : clock({ seconds })}</td>}
                {compared && (
                  <td className={styles.numeric}>{facility === null ? t.unknown : share({ share: facility })}</td>
                )}
                <td>{topic.title}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </PageSection>
  );
}
