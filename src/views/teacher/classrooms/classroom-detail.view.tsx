import { Link, useSearchParams } from 'react-router';
import { TaughtClassDocument, type TaughtClassQuery } from '#api/documents/classrooms/class-teaching.generated.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { href } from '#routes/href.ts';
import { classTeachingTexts } from '#texts/classrooms/class-teaching.texts.ts';
import { gradebookTexts } from '#texts/classrooms/gradebook.texts.ts';
import { liveQuizTexts } from '#texts/classrooms/live-quiz.texts.ts';
import { schemesTexts } from '#texts/classrooms/planning/schemes.texts.ts';
import { studentReportsTexts } from '#texts/classrooms/reports/student-reports.texts.ts';
import { streamTexts } from '#texts/classrooms/stream.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine } from '#texts/joined-line.ts';
import { EmptyNote } from '#ui/empty-state/empty-state.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { deferData } from '#ui/loading/track-promise.ts';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { useTitle } from '#ui/page/use-title.ts';
import rows from '#ui/row-list/row-list.module.css';
import { PageTabs } from '#ui/tabs/page-tabs.tsx';
import { loadFailed } from '../../load-failed.tsx';
import { LinkButton } from '../../shared/platform/link/link-button.tsx';
import { AccommodationsPart } from './assignments/accommodations.tsx';
import { StudentTable } from './assignments/student-table.tsx';
import { BackLink } from './back-link.tsx';
import { ClassSettings } from './class-settings.tsx';
import { ClassSchemePart } from './schemes/class-scheme-part.tsx';
import { ThisWeek } from './schemes/this-week.tsx';
import { ClassStream } from './stream/class-stream.tsx';

const TAB = 'tab';

/** The class in the address. */
export const loader = async ({ api, params }: ViewLoaderArgs) =>
  deferData({
    answer: api(TaughtClassDocument, { id: params.id ?? '' }),
  });

/** A class as its teachers see it: students with their progress, assignments, joining and settings. */
export function Component() {
  const { answer } = useViewData<typeof loader>();
  return (
    <Loaded data={answer} failed={loadFailed} waiting={<LoadingSkeleton heights={[24, 44, 40, 320]} />}>
      {(found) => <Class found={found} />}
    </Loaded>
  );
}

function Class({ found }: { readonly found: TaughtClassQuery }) {
  const { classSettings: settings, classProgress: progress, classScheme: scheme } = found;
  const t = useTexts(classTeachingTexts);
  const gradebook = useTexts(gradebookTexts);
  const live = useTexts(liveQuizTexts);
  const stream = useTexts(streamTexts);
  const reports = useTexts(studentReportsTexts);
  const { follow } = useTexts(schemesTexts);
  const [search, setSearch] = useSearchParams();
  useTitle(settings.name);
  return (
    <div className={pages.fullWidth}>
      <PageHeading
        up={<BackLink to={href('teacher.classroom')} title={t.classes.title} />}
        title={settings.name}
        actions={
          <>
            <LinkButton
              to={`${href('teacher.live.start')}?classroom=${encodeURIComponent(settings.id)}`}
              variant="soft"
            >
              <Icon name="live" px={18} /> {live.start}
            </LinkButton>
            <LinkButton to={href('teacher.classroom.gradebook', { id: settings.id })} variant="soft">
              <Icon name="table" px={18} /> {gradebook.open}
            </LinkButton>
            <LinkButton to={href('teacher.classroom.report', { id: settings.id })} variant="soft">
              <Icon name="note" px={18} /> {reports.open}
            </LinkButton>
          </>
        }
      >
        <p className={pages.intro}>
          {joinedLine(settings.subject?.title, settings.school, t.students({ count: progress.students.length }))}
        </p>
        {settings.archivedAt !== null && <p className={pages.intro}>{t.detail.isArchived}</p>}
      </PageHeading>
      {scheme !== null && settings.archivedAt === null && <ThisWeek classroom={settings.id} scheme={scheme} />}
      <PageTabs
        label={t.detail.sides}
        shown={search.get(TAB) ?? 'students'}
        onShow={(id) => setSearch({ [TAB]: id }, { replace: true, preventScrollReset: true })}
        tabs={[
          { id: 'students', label: t.detail.tabs.students, content: <StudentTable found={found} /> },
          { id: 'assignments', label: t.detail.tabs.assignments, content: <Assignments found={found} /> },
          { id: 'scheme', label: follow.tab, content: <ClassSchemePart found={found} /> },
          { id: 'announcements', label: stream.tab, content: <ClassStream found={found} /> },
          {
            id: 'accommodations',
            label: t.detail.tabs.accommodations,
            content: <AccommodationsPart classroom={settings.id} />,
          },
          {
            id: 'settings',
            label: t.detail.tabs.settings,
            content: <ClassSettings settings={settings} subjects={found.subjects} courses={found.taughtCourses} />,
          },
        ]}
      />
    </div>
  );
}

function Assignments({ found: { classSettings, classProgress } }: { readonly found: TaughtClassQuery }) {
  const { work: t, classes, home, share } = useTexts(classTeachingTexts);
  return (
    <div className={pages.section}>
      <div>
        <LinkButton to={`${href('teacher.assignment.create')}?classroom=${encodeURIComponent(classSettings.id)}`}>
          {home.newAssignment}
        </LinkButton>
      </div>
      {classProgress.assignments.length === 0 ? (
        <EmptyNote illustration="assignments">{t.empty}</EmptyNote>
      ) : (
        <ul className={rows.list}>
          {classProgress.assignments.map(
            ({ id, title, state, dueAt, doneCount, studentCount, unmarkedCount, meanShare }) => (
              <li key={id}>
                <Link className={rows.row} to={href('teacher.assignment.detail', { id })}>
                  <span className={rows.body}>
                    <span className={rows.title}>{title}</span>
                    <span className={rows.detail}>
                      {joinedLine(
                        t.states[state],
                        dueAt === null ? t.noDue : t.due({ at: dueAt }),
                        t.submitted({ count: doneCount, of: studentCount }),
                        meanShare === null ? null : share({ value: meanShare }),
                        unmarkedCount > 0 && classes.toMark({ count: unmarkedCount }),
                      )}
                    </span>
                  </span>
                </Link>
              </li>
            ),
          )}
        </ul>
      )}
    </div>
  );
}
