import type { StudentQuestionFragment } from '#api/documents/classrooms/student-work.generated.ts';
import { classesTexts } from '#texts/classrooms/classes.texts.ts';
import { latePeriod } from '#texts/classrooms/late-period.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine } from '#texts/joined-line.ts';
import facts from '#ui/layout/facts.module.css';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { PageSection } from '#ui/page/page-section.tsx';
import { useTitle } from '#ui/page/use-title.ts';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import styles from './classes.module.css';
import { PartRow } from './part-row.tsx';
import { AssignmentQuestions } from './stream/own-questions.tsx';
import type { Work } from './work.ts';
import { Status } from './work-row.tsx';

/** The cover of an assignment: due date, weight, late penalty, and each part with its start button. */
export function WorkCover({
  work,
  questions,
  breadcrumbs,
}: {
  readonly work: Work;
  readonly questions: readonly StudentQuestionFragment[];
  readonly breadcrumbs: React.ReactNode;
}) {
  const { detail: t } = useTexts(classesTexts);
  const {
    id,
    title,
    instructions,
    classroom,
    status,
    opensAt,
    dueAt,
    weight,
    seconds,
    marks,
    marksOutOf,
    creditShare,
    parts,
    isOnPaper,
    comment,
  } = work;
  const unmarked = parts
    .flatMap(({ tries }) => tries)
    .reduce((sum, { submittedAt, unmarkedQuestions }) => sum + (submittedAt === null ? 0 : unmarkedQuestions), 0);
  const hasQuestions = parts.some(({ material }) => material === null);
  useTitle(title);
  return (
    <div className={pages.page}>
      <PageHeading up={breadcrumbs} title={title} intro={classroom.name} />
      <div className={styles.cover}>
        <dl className={facts.facts}>
          <Fact name={t.status}>
            <Status status={status} isOnPaper={isOnPaper} />
          </Fact>
          {status === 'scheduled' && opensAt !== null && <Fact name={t.opens}>{t.dueAt({ at: opensAt })}</Fact>}
          <Fact name={t.due}>{dueAt === null ? t.never : t.dueAt({ at: dueAt })}</Fact>
          <Fact name={t.weighs}>{t.weight({ weight })}</Fact>
          {hasQuestions && (
            <Fact name={t.time}>{seconds === null ? t.noClock : t.minutes({ minutes: Math.round(seconds / 60) })}</Fact>
          )}
          {marks !== null && marksOutOf > 0 && (
            <Fact name={t.results}>
              {joinedLine(
                `${t.result({ marks: marks * creditShare, outOf: marksOutOf })}${creditShare < 1 ? ` ${t.afterLate({ share: creditShare })}` : ''}`,
                unmarked > 0 && t.waits({ count: unmarked }),
              )}
            </Fact>
          )}
        </dl>
        {instructions !== '' && <RichText source={instructions} />}
        <Rules work={work} />
      </div>
      {comment != null && (
        <PageSection id="comment" title={t.comment}>
          <p className={styles.comment}>{comment}</p>
        </PageSection>
      )}
      {isOnPaper ? (
        <p className={pages.intro}>{t.onPaper}</p>
      ) : (
        <PageSection id="parts" title={t.parts}>
          {parts.map((part) => (
            <PartRow key={part.id} work={work} part={part} />
          ))}
        </PageSection>
      )}
      <AssignmentQuestions assignment={id} questions={questions} />
    </div>
  );
}

const Fact = ({ name, children }: { readonly name: string; readonly children: React.ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function Rules({ work }: { readonly work: Work }) {
  const { detail: t } = useTexts(classesTexts);
  const { late, dueAt, closesAt, status, creditShare, attemptsAllowed, countedAttempt, showsMarks, parts } = work;
  if (parts.every(({ material }) => material !== null)) return null;
  const acceptsLate = dueAt !== null && closesAt !== null && closesAt !== dueAt;
  return (
    <>
      <p className={styles.soft}>
        {t.tries({ count: attemptsAllowed })}
        {attemptsAllowed !== 1 && `, ${countedAttempt === 'best' ? t.best : t.last}`} · {t.reveals[showsMarks]}
      </p>
      {dueAt !== null && (
        <p className={styles.soft}>
          <strong>{t.late}:</strong>{' '}
          {acceptsLate
            ? `${late.deduction > 0 ? t.lateCosts({ share: late.deduction, floor: late.floor, ...latePeriod(late.intervalSeconds) }) : t.lateFree} ${t.lateUntil({ at: closesAt })}`
            : t.lateNever}
          {status === 'overdue' && ` ${t.shareNow({ share: creditShare })}`}
        </p>
      )}
    </>
  );
}
