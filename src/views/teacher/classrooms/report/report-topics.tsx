import { Heading } from '@radix-ui/themes';
import { assignmentReportTexts } from '#texts/classrooms/assignment-report.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import pages from '#ui/page/page.module.css';
import { PracticeButton } from '../analysis/practice-button.tsx';
import styles from '../teaching.module.css';
import { type ReportPage, studentNames, topicTitles } from './report.ts';

/** Topics, weakest first, and named misconceptions, the most frequent first. */
export function ReportTopics({ page }: { readonly page: ReportPage }) {
  const t = useTexts(assignmentReportTexts);
  const { classroom, report } = page;
  const titles = topicTitles(page);
  const names = studentNames(page);
  return (
    <>
      <section className={pages.section}>
        <Heading as="h3" size="4">
          {t.topics}
        </Heading>
        <ul className={styles.lines}>
          {report.topics.map(({ topic, answers, facility }) => (
            <li key={topic}>
              <span>
                {titles.get(topic)}{' '}
                <span className={styles.soft}>{t.topicDetail({ share: facility, count: answers })}</span>
              </span>
              <PracticeButton
                classroom={classroom.id}
                group={null}
                topic={{ id: topic, title: titles.get(topic) ?? '' }}
              />
            </li>
          ))}
        </ul>
      </section>
      {report.misconceptions.length > 0 && (
        <section className={pages.section}>
          <Heading as="h3" size="4">
            {t.misconceptions}
          </Heading>
          <ul className={styles.lines}>
            {report.misconceptions.map(({ question, text, students }) => (
              <li key={`${question} ${text}`}>
                <span>
                  <bdi>{text}</bdi>{' '}
                  <span className={styles.soft}>
                    {t.shownBy({
                      count: students.length,
                      names: students.map((id) => names.get(id) ?? '').join(', '),
                    })}
                  </span>
                </span>
                <a href={`#question-${question}`}>{t.toQuestion}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
