import { Button, Heading } from '@radix-ui/themes';
import { Link } from 'react-router';
import { type ExamQuery, RepeatExamDocument, StartExamDocument } from '#api/documents/assessments/exam.generated.ts';
import { useApi } from '#client/app.context.ts';
import { href } from '#routes/href.ts';
import { examsTexts } from '#texts/assessments/exams.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine } from '#texts/joined-line.ts';
import { userText } from '#texts/message-parts.ts';
import { questionKindsTexts } from '#texts/questions/question-types.texts.ts';
import { typeName } from '#texts/questions/type-name.ts';
import { Problem } from '#ui/form/problem.tsx';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { PageSection } from '#ui/page/page-section.tsx';
import { useTitle } from '#ui/page/use-title.ts';
import { AttemptRows } from './attempt-rows.tsx';
import { ExamActions } from './exam-actions.tsx';
import { attemptAddress } from './exam-address.ts';
import { ExamBreadcrumbs } from './exam-breadcrumbs.tsx';
import styles from './exams.module.css';
import { Rules } from './rules.tsx';
import { useStart } from './use-start.ts';

/** The cover sheet: what the exam contains, its rules, and the start button. */
export function ExamCover({ exam }: { readonly exam: ExamQuery['exam'] }) {
  const t = useTexts(examsTexts);
  const kinds = useTexts(questionKindsTexts);
  const api = useApi();
  const { id, title, questionCount, seconds, timeFactor, isAccessible, topics, types, attempts } = exam;
  useTitle(title);
  const isOpen = attempts.some(({ submittedAt }) => submittedAt === null);
  const start = useStart(async () => attemptAddress('exam', id, (await api(StartExamDocument, { id })).startExam));
  const repeat = useStart(async () => href('exam.detail', { id: (await api(RepeatExamDocument, { id })).repeatExam }));

  return (
    <div className={pages.page}>
      <PageHeading up={<ExamBreadcrumbs />} title={title} />
      <div className={styles.cover}>
        <dl className={styles.facts}>
          <Fact name={t.form.length} value={String(questionCount)} />
          <Fact name={t.marksName} value={String(questionCount)} />
          <Fact
            name={t.form.minutes}
            value={seconds === null ? t.noClock : t.minutes({ minutes: Math.round(seconds / 60) })}
          />
        </dl>
        <section className={pages.section} aria-labelledby="made-of">
          <Heading as="h2" size="4" id="made-of">
            {t.detail.content}
          </Heading>
          <ul className={styles.plain}>
            {topics.map((topic) => (
              <li key={topic.id}>
                {userText(topic.subject.title)}: {userText(topic.title)}
              </li>
            ))}
          </ul>
          <p className={pages.intro}>
            {joinedLine(...types.map(({ type, count }) => t.detail.kind({ name: typeName(kinds.type, type), count })))}
          </p>
        </section>
        <Rules seconds={seconds} timeFactor={timeFactor} />
        <Problem message={start.problem ?? repeat.problem} />
        {isAccessible && questionCount > 0 ? (
          <div className={pages.actions}>
            <Button size="3" loading={start.isBusy} onClick={start.start}>
              {isOpen ? t.detail.continue : attempts.length === 0 ? t.detail.start : t.detail.again}
            </Button>
            <Button size="3" variant="soft" loading={repeat.isBusy} onClick={repeat.start}>
              {t.detail.repeat}
            </Button>
          </div>
        ) : (
          <p className={pages.empty}>
            {questionCount === 0 ? t.detail.emptyExam : t.detail.notAccessible}{' '}
            {questionCount > 0 && (
              <Link className={styles.option} to={href('pricing')}>
                {t.topic.seePlans}
              </Link>
            )}
          </p>
        )}
      </div>
      <ExamActions exam={exam} />
      {attempts.length > 0 && (
        <PageSection id="attempts" title={t.detail.attempts}>
          <AttemptRows kind="exam" id={id} attempts={attempts} />
        </PageSection>
      )}
    </div>
  );
}

/** A fact on a cover, for a `dl`. */
export const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
