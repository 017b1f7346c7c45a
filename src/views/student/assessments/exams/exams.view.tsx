import { Heading } from '@radix-ui/themes';
import { Link } from 'react-router';
import { ExamOverviewDocument, type ExamOverviewQuery } from '#api/documents/assessments/exam.generated.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { href } from '#routes/href.ts';
import { examsTexts } from '#texts/assessments/exams.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine, nameList } from '#texts/joined-line.ts';
import { subjectAccent } from '#ui/accent/subject-accent.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { deferData } from '#ui/loading/track-promise.ts';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { PageSection } from '#ui/page/page-section.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import rows from '#ui/row-list/row-list.module.css';
import { loadFailed } from '../../../load-failed.tsx';
import { LinkButton } from '../../../shared/platform/link/link-button.tsx';
import { PaperRow } from '../papers/paper-row.tsx';
import { attemptAddress } from './exam-address.ts';
import styles from './exams.module.css';

/** The first papers; all of them are on a screen of their own. */
const PAPERS_SHOWN = 4;

/** The student's exams, papers and running attempts. */
export const loader = async ({ api }: ViewLoaderArgs) => deferData({ answer: api(ExamOverviewDocument) });

/** The overview of exams: what can be continued, own exams and papers. */
export function Component() {
  const { answer } = useViewData<typeof loader>();
  const t = useTexts(examsTexts);
  return (
    <div className={pages.fullWidth}>
      <PageHeading title={t.title} intro={t.intro} />
      <div className={pages.actions}>
        <LinkButton to={href('exam.creator')}>{t.build}</LinkButton>
        <LinkButton to={href('exam.topic')} variant="soft">
          {t.byTopic}
        </LinkButton>
        <LinkButton to={href('exam.exam-paper')} variant="soft">
          {t.allPapers}
        </LinkButton>
      </div>
      <Loaded data={answer} failed={loadFailed} waiting={<LoadingSkeleton heights={[32, 84, 32, 84, 84, 84]} />}>
        {({ exams, openExamAttempts, papers }) => (
          <>
            <Next step={nextStep({ exams, openExamAttempts, papers })} />
            {openExamAttempts.length > 0 && <InProgress attempts={openExamAttempts} />}
            <Own exams={exams} />
            <Papers papers={papers} />
          </>
        )}
      </Loaded>
    </div>
  );
}

/** The analysis is only linked once something has been submitted. */
function nextStep({ exams, openExamAttempts, papers }: ExamOverviewQuery): 'finish' | 'first' | 'write' | 'again' {
  if (openExamAttempts.length > 0) return 'finish';
  if ([...exams, ...papers].some(({ lastAttempt }) => lastAttempt !== null)) return 'again';
  return exams.length > 0 ? 'write' : 'first';
}

function Next({ step }: { readonly step: ReturnType<typeof nextStep> }) {
  const t = useTexts(examsTexts);
  return (
    <aside className={styles.next} aria-labelledby="next-step">
      <Heading as="h2" size="3" id="next-step">
        {t.next.title}
      </Heading>
      <p>{t.next[step]}</p>
      {step === 'again' && (
        <Link className={styles.option} to={href('analysis')}>
          {t.next.analysis}
        </Link>
      )}
    </aside>
  );
}

function InProgress({ attempts }: { readonly attempts: ExamOverviewQuery['openExamAttempts'] }) {
  const t = useTexts(examsTexts);
  return (
    <PageSection id="under-way" title={t.open.title}>
      <ul className={rows.list}>
        {attempts.map(({ attempt, title, kind, targetId, subject }) => (
          <li key={attempt.id} {...(subject === null ? {} : subjectAccent(subject.slug))}>
            <Link className={rows.row} to={attemptAddress(kind === 'paper' ? 'paper' : 'exam', targetId, attempt.id)}>
              <span className={rows.body}>
                <span className={rows.title}>{title}</span>
                <span className={rows.detail}>
                  {joinedLine(
                    subject?.title,
                    t.open.answered({ done: attempt.answeredCount, all: attempt.questionCount }),
                  )}
                </span>
                <ProgressBar
                  value={attempt.answeredCount}
                  max={attempt.questionCount}
                  label={t.open.answered({ done: attempt.answeredCount, all: attempt.questionCount })}
                />
              </span>
              <span className={rows.action}>{t.continue}</span>
            </Link>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

function Own({ exams }: { readonly exams: ExamOverviewQuery['exams'] }) {
  const t = useTexts(examsTexts);
  return (
    <PageSection id="own-exams" title={t.own.title}>
      {exams.length === 0 ? (
        <EmptyState
          illustration="exams"
          title={t.own.emptyTitle}
          action={
            <LinkButton to={href('exam.creator')} variant="soft">
              {t.build}
            </LinkButton>
          }
        >
          {t.own.empty}
        </EmptyState>
      ) : (
        <ul className={rows.list}>
          {exams.map((exam) => (
            <li key={exam.id} {...(exam.subjects.length === 1 ? subjectAccent(exam.subjects[0]?.slug ?? '') : {})}>
              <OwnExam exam={exam} />
            </li>
          ))}
        </ul>
      )}
    </PageSection>
  );
}

function OwnExam({ exam }: { readonly exam: ExamOverviewQuery['exams'][number] }) {
  const t = useTexts(examsTexts);
  const { lastAttempt: last } = exam;
  const statusText =
    last === null || last.submittedAt === null || last.marks === null || last.marksOutOf === null
      ? t.own.notStarted
      : t.own.last({ marks: last.marks, outOf: last.marksOutOf });
  const time = exam.seconds === null ? t.noClock : t.minutes({ minutes: Math.round(exam.seconds / 60) });
  return (
    <Link className={rows.row} to={href('exam.detail', { id: exam.id })}>
      <span className={rows.body}>
        <span className={rows.title}>{exam.title}</span>
        <span className={rows.detail}>
          {joinedLine(
            nameList(exam.subjects.map(({ title }) => title)),
            t.questions({ count: exam.questionCount }),
            time,
            statusText,
          )}
        </span>
      </span>
      <Icon name="on" px={16} />
    </Link>
  );
}

function Papers({ papers }: { readonly papers: ExamOverviewQuery['papers'] }) {
  const t = useTexts(examsTexts);
  return (
    <PageSection id="papers" title={t.papers.title}>
      {papers.length === 0 ? (
        <p className={pages.empty}>{t.papers.empty}</p>
      ) : (
        <ul className={rows.list}>
          {papers.slice(0, PAPERS_SHOWN).map((paper) => (
            <li key={paper.id} {...subjectAccent(paper.subject.slug)}>
              <PaperRow paper={paper} />
            </li>
          ))}
        </ul>
      )}
      {papers.length > PAPERS_SHOWN && (
        <Link className={styles.option} to={href('exam.exam-paper')}>
          {t.allPapers}
        </Link>
      )}
    </PageSection>
  );
}
