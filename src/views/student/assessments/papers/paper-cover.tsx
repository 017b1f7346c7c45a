import { Button, Heading } from '@radix-ui/themes';
import { type PaperQuery, StartPaperDocument } from '#api/documents/assessments/paper.generated.ts';
import { useApi } from '#client/app.context.ts';
import { examsTexts } from '#texts/assessments/exams.texts.ts';
import { papersTexts } from '#texts/assessments/papers.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Problem } from '#ui/form/problem.tsx';
import pages from '#ui/page/page.module.css';
import { PageSection } from '#ui/page/page-section.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { AttemptRows } from '../exams/attempt-rows.tsx';
import { attemptAddress } from '../exams/exam-address.ts';
import { Fact } from '../exams/exam-cover.tsx';
import styles from '../exams/exams.module.css';
import { Rules } from '../exams/rules.tsx';
import { useStart } from '../exams/use-start.ts';

/** The cover of a paper: sections, marks, time and grades, and the start button. */
export function PaperCover({ paper, onPrint }: { readonly paper: PaperQuery['paper']; readonly onPrint: () => void }) {
  const t = useTexts(papersTexts);
  const e = useTexts(examsTexts);
  const api = useApi();
  const { id, questionCount, marks, seconds, timeFactor, sections, gradeBoundaries, instructions, attempts } = paper;
  const start = useStart(async () => attemptAddress('paper', id, (await api(StartPaperDocument, { id })).startPaper));
  const isOpen = attempts.some(({ submittedAt }) => submittedAt === null);
  return (
    <div className={pages.fullWidth}>
      <div className={styles.cover}>
        <dl className={styles.facts}>
          <Fact name={e.form.length} value={String(questionCount)} />
          <Fact name={e.marksName} value={String(marks)} />
          <Fact
            name={e.form.minutes}
            value={seconds === null ? e.noClock : e.minutes({ minutes: Math.round(seconds / 60) })}
          />
        </dl>
        {instructions !== '' && (
          <section className={pages.section} aria-labelledby="instructions">
            <Heading as="h2" size="4" id="instructions">
              {t.instructions}
            </Heading>
            <RichText source={instructions} />
          </section>
        )}
        <section className={pages.section} aria-labelledby="sections">
          <Heading as="h2" size="4" id="sections">
            {t.sections}
          </Heading>
          <ul className={styles.plain}>
            {sections.map(({ position, title, items }) => (
              <li key={position}>
                {t.section({ title, questions: items.length, marks: items.reduce((sum, item) => sum + item.marks, 0) })}
              </li>
            ))}
          </ul>
        </section>
        {gradeBoundaries.length > 0 && (
          <section className={pages.section} aria-labelledby="grades">
            <Heading as="h2" size="4" id="grades">
              {t.grades}
            </Heading>
            <p className={pages.intro}>
              {gradeBoundaries
                .map(({ grade, from }) => t.grade({ grade, marks: Math.ceil(from * marks - 1e-9) }))
                .join(' · ')}
            </p>
          </section>
        )}
        <Rules seconds={seconds} timeFactor={timeFactor} />
        <Problem message={start.problem} />
        <div className={pages.actions}>
          <Button size="3" loading={start.isBusy} onClick={start.start}>
            {isOpen ? t.continue : t.startNow}
          </Button>
          <Button size="3" variant="soft" onClick={onPrint}>
            {t.printPaper}
          </Button>
        </div>
      </div>
      {attempts.length > 0 && (
        <PageSection id="attempts" title={e.detail.attempts}>
          <AttemptRows kind="paper" id={id} attempts={attempts} />
        </PageSection>
      )}
    </div>
  );
}
