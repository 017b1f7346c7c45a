import { Heading } from '@radix-ui/themes';
import type { TeacherHomeQuery } from '#api/documents/classrooms/class-teaching.generated.ts';
import { useSession } from '#client/app.context.ts';
import { href } from '#routes/href.ts';
import { classTeachingTexts } from '#texts/classrooms/class-teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import pages from '#ui/page/page.module.css';
import { PageSection } from '#ui/page/page-section.tsx';
import rows from '#ui/row-list/row-list.module.css';
import { loadFailed } from '../load-failed.tsx';
import { LinkButton } from '../shared/platform/link/link-button.tsx';
import { AssessmentRow, ClassRow } from './classrooms/class-row.tsx';

const DUE_SHOWN = 6;

/** A teacher's home: classes, answers to mark, and what is due next. */
export default function TeacherHome({ answer }: { readonly answer: Promise<TeacherHomeQuery> }) {
  const { home: t, classes } = useTexts(classTeachingTexts);
  const name = useSession()?.name ?? '';
  return (
    <div className={pages.fullWidth}>
      <Heading as="h1" size="7">
        {t.welcome({ name })}
      </Heading>
      <Loaded data={answer} failed={loadFailed} waiting={<LoadingSkeleton heights={[40, 32, 84, 32, 84, 84]} />}>
        {({ taughtClasses, assignedWork }) => {
          const current = taughtClasses.filter(({ archivedAt }) => archivedAt === null);
          const toMark = assignedWork.filter(({ unmarkedCount }) => unmarkedCount > 0);
          const open = assignedWork.filter(({ state }) => state === 'open' || state === 'late');
          // Work to be marked is listed once, where there is something to do.
          const due = open
            .filter((work) => !toMark.includes(work))
            .toSorted((a, b) => (a.dueAt ?? '9').localeCompare(b.dueAt ?? '9'));
          if (current.length === 0) {
            return (
              <EmptyState
                illustration="welcome"
                level="h2"
                title={classes.emptyTitle}
                action={<LinkButton to={href('teacher.classroom')}>{classes.createTitle}</LinkButton>}
              >
                {classes.empty}
              </EmptyState>
            );
          }
          return (
            <>
              <div className={pages.actions}>
                <LinkButton to={href('teacher.assignment.create')}>{t.newAssignment}</LinkButton>
              </div>
              <Section id="classes" title={t.classes}>
                <ul className={rows.grid}>
                  {current.map((entry) => (
                    <li key={entry.id}>
                      <ClassRow one={entry} />
                    </li>
                  ))}
                </ul>
              </Section>
              <Section id="marking" title={t.marking}>
                <Rows work={toMark} empty={t.nothingToMark} />
              </Section>
              {(due.length > 0 || open.length === 0) && (
                <Section id="due" title={t.due}>
                  <Rows work={due.slice(0, DUE_SHOWN)} empty={t.nothingDue} />
                </Section>
              )}
            </>
          );
        }}
      </Loaded>
    </div>
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

const Rows = ({ work, empty }: { readonly work: TeacherHomeQuery['assignedWork']; readonly empty: string }) =>
  work.length === 0 ? (
    <p className={pages.empty}>{empty}</p>
  ) : (
    <ul className={rows.list}>
      {work.map((entry) => (
        <li key={entry.id}>
          <AssessmentRow work={entry} />
        </li>
      ))}
    </ul>
  );
