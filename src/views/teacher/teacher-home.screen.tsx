import { Link } from 'react-router';
import type { TeacherHomeQuery } from '#api/documents/classrooms/class-teaching.generated.ts';
import { useSession } from '#client/app.context.ts';
import { isOpenModeration } from '#domain/attempts/moderation/moderation-status.ts';
import { teacherHome } from '#domain/classrooms/teacher-home.rule.ts';
import { href } from '#routes/href.ts';
import { moderationTexts } from '#texts/attempts/moderation.texts.ts';
import { classTeachingTexts } from '#texts/classrooms/class-teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine } from '#texts/joined-line.ts';
import { subjectAccent } from '#ui/accent/subject-accent.ts';
import { EmptyNote, EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import type { IllustrationName } from '#ui/illustration/drawn-scene.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { PageSection } from '#ui/page/page-section.tsx';
import rows from '#ui/row-list/row-list.module.css';
import { loadFailed } from '../load-failed.tsx';
import { LinkButton } from '../shared/platform/link/link-button.tsx';
import { ModerationRows } from './attempts/moderation/moderation-row.tsx';
import { ClassCard } from './class-card.tsx';
import { AssessmentRow } from './classrooms/class-row.tsx';
import styles from './teacher-home.module.css';

const DUE_SHOWN = 6;

/** A teacher's home: today's classes, what to answer and mark, whom to talk to, and what is due next. */
export default function TeacherHome({ answer }: { readonly answer: Promise<TeacherHomeQuery> }) {
  const { home: t, classes } = useTexts(classTeachingTexts);
  const name = useSession()?.name ?? '';
  return (
    <div className={pages.fullWidth}>
      <PageHeading
        title={t.welcome({ name })}
        actions={<LinkButton to={href('teacher.assignment.create')}>{t.newAssignment}</LinkButton>}
      />
      <Loaded data={answer} failed={loadFailed} waiting={<LoadingSkeleton heights={[40, 32, 84, 32, 84, 84]} />}>
        {({ taughtClasses, assignedWork, studentsToTalkTo, moderationRequests }) => {
          const current = taughtClasses.filter(({ archivedAt }) => archivedAt === null);
          const isToday = (at: string): boolean => new Date(at).toDateString() === new Date().toDateString();
          const { today, otherClasses, remarkRequests, toMark, due } = teacherHome(assignedWork, current, isToday);
          const accents = new Map(current.map(({ id, name, subject }) => [id, subject?.slug ?? name]));
          const isOpen = assignedWork.some(({ state }) => state === 'open' || state === 'late');
          const moderations = <ModerationRequests requests={moderationRequests} />;
          if (current.length === 0) {
            return (
              <>
                {moderations}
                <EmptyState
                  illustration="welcome"
                  level="h2"
                  title={classes.emptyTitle}
                  action={<LinkButton to={href('teacher.classroom')}>{classes.createTitle}</LinkButton>}
                >
                  {classes.empty}
                </EmptyState>
              </>
            );
          }
          return (
            <>
              {today.length > 0 && <Classes id="today" title={t.today} classes={today} />}
              <div className={styles.work}>
                {remarkRequests.length > 0 && (
                  <Section id="remarks" title={t.remarks}>
                    <Rows work={remarkRequests} accents={accents} toMarking />
                  </Section>
                )}
                <Section id="marking" title={t.marking}>
                  <Rows
                    work={toMark}
                    accents={accents}
                    toMarking
                    empty={{ illustration: 'success', text: t.nothingToMark }}
                  />
                </Section>
                {moderations}
                {studentsToTalkTo.length > 0 && (
                  <Section id="talk-to" title={t.talkTo}>
                    <StudentsToTalkTo students={studentsToTalkTo} />
                  </Section>
                )}
                {(due.length > 0 || !isOpen) && (
                  <Section id="due" title={t.due}>
                    <Rows
                      work={due.slice(0, DUE_SHOWN)}
                      accents={accents}
                      empty={{ illustration: 'assignments', text: t.nothingDue }}
                    />
                  </Section>
                )}
              </div>
              {otherClasses.length > 0 && (
                <Classes id="classes" title={today.length > 0 ? t.otherClasses : t.classes} classes={otherClasses} />
              )}
            </>
          );
        }}
      </Loaded>
    </div>
  );
}

function Classes({
  id,
  title,
  classes,
}: {
  readonly id: string;
  readonly title: string;
  readonly classes: TeacherHomeQuery['taughtClasses'];
}) {
  return (
    <Section id={id} title={title}>
      <ul className={styles.classes}>
        {classes.map((entry) => (
          <li key={entry.id}>
            <ClassCard taughtClass={entry} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Samples that colleagues wait for, and a link to those that are finished. */
function ModerationRequests({ requests }: { readonly requests: TeacherHomeQuery['moderationRequests'] }) {
  const t = useTexts(moderationTexts);
  const open = requests.filter(({ status }) => isOpenModeration(status));
  if (requests.length === 0) return null;
  return (
    <Section id="moderation" title={open.length === 0 ? t.listTitle : t.home({ count: open.length })}>
      <ModerationRows moderations={open} isSecondMarker />
      {open.length < requests.length && (
        <LinkButton to={href('teacher.moderation')} variant="soft">
          {t.all}
        </LinkButton>
      )}
    </Section>
  );
}

/** Each student with the class and the reasons; the link opens the student's page. */
function StudentsToTalkTo({ students }: { readonly students: TeacherHomeQuery['studentsToTalkTo'] }) {
  const { home: t } = useTexts(classTeachingTexts);
  return (
    <ul className={rows.list}>
      {students.map(({ student, classroom, missing, share, reasons }) => (
        <li key={student.id}>
          <Link className={rows.row} to={href('teacher.classroom.student', { id: classroom.id, student: student.id })}>
            <span className={styles.mark}>
              <Icon name="person" px={20} />
            </span>
            <span className={rows.body}>
              <span className={rows.title}>
                <bdi>{student.name}</bdi>
              </span>
              <span className={rows.detail}>
                {joinedLine(
                  classroom.name,
                  reasons.includes('missing') && t.missingCount({ count: missing }),
                  reasons.includes('lowMarks') && share !== null && t.lowMarks({ share }),
                )}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const Section = ({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: React.ReactNode;
}) => (
  <PageSection id={id} title={title}>
    {children}
  </PageSection>
);

type RowsProps = {
  readonly work: TeacherHomeQuery['assignedWork'];
  /** The subjects of the classes, for their colours. */
  readonly accents: ReadonlyMap<string, string>;
  readonly toMarking?: boolean;
  readonly empty?: { readonly illustration: IllustrationName; readonly text: string };
};

/** Assignments in the colours of their classes, or a sentence that there are none. */
function Rows({ work, accents, toMarking = false, empty }: RowsProps) {
  if (work.length === 0 && empty !== undefined) {
    return (
      <div className={styles.nothing}>
        <EmptyNote illustration={empty.illustration}>{empty.text}</EmptyNote>
      </div>
    );
  }
  return (
    <ul className={rows.list}>
      {work.map((entry) => (
        <li key={entry.id} {...subjectAccent(accents.get(entry.classroom.id) ?? entry.classroom.name)}>
          <AssessmentRow work={entry} toMarking={toMarking} />
        </li>
      ))}
    </ul>
  );
}
