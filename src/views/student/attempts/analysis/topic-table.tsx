import { Link } from 'react-router';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { analysisTexts } from '#texts/study/analysis.texts.ts';
import { findingsTexts } from '#texts/study/findings.texts.ts';
import results from '../results/results.module.css';
import { ScrollFrame } from '../results/scroll-frame.tsx';
import styles from './analysis.module.css';
import type { Sums } from './sums.ts';

/** Every topic with its numbers, each with a link to its own analysis. */
export function TopicTable({ topics }: Pick<Sums, 'topics'>) {
  const t = useTexts(analysisTexts);
  const { groups } = useTexts(findingsTexts);
  return (
    <details className={styles.details}>
      <summary id="by-topic">{groups.topics}</summary>
      <ScrollFrame labelledBy="by-topic">
        <table className={results.table}>
          <thead>
            <tr>
              <th scope="col">{t.result.topic}</th>
              <th scope="col">{t.subject}</th>
              <th scope="col" className={results.numeric}>
                {t.answers}
              </th>
              <th scope="col" className={results.numeric}>
                {t.right}
              </th>
              <th scope="col" className={results.numeric}>
                {t.result.timeColumn}
              </th>
            </tr>
          </thead>
          <tbody>
            {topics.map(({ topic, subject, answers, credit, seconds }) => (
              <tr key={topic.id}>
                <th scope="row">
                  <Link to={href('analysis.topic.detail', { id: topic.id })}>{topic.title}</Link>
                </th>
                <td>{subject.title}</td>
                <td className={results.numeric}>{t.number({ value: answers })}</td>
                <td className={results.numeric}>{t.share({ share: credit / answers })}</td>
                <td className={results.numeric}>{t.clock({ seconds: seconds / answers })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </details>
  );
}
