import { Link } from 'react-router';
import { OwnClassesDocument } from '#api/documents/classrooms/classroom.generated.ts';
import { OpenLiveQuizDocument } from '#api/documents/classrooms/live-quiz.generated.ts';
import { OwnReportPdfDocument } from '#api/documents/classrooms/student-report.generated.ts';
import { useApi } from '#client/app.context.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { href } from '#routes/href.ts';
import { classesTexts } from '#texts/classrooms/classes.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine, nameList } from '#texts/joined-line.ts';
import { subjectAccent } from '#ui/accent/subject-accent.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { deferData } from '#ui/loading/track-promise.ts';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import rows from '#ui/row-list/row-list.module.css';
import { loadFailed } from '../../load-failed.tsx';
import { PublishedReports } from '../../shared/classrooms/student-reports/published-reports.tsx';
import { JoinButton } from './join-button.tsx';
import { JoinForm } from './join-form.tsx';
import { OpenLiveQuiz } from './open-live-quiz.tsx';

/** The student's classes, live quizzes that can be joined, and the join code of an invitation link. */
export const loader = async ({ api, url }: ViewLoaderArgs) =>
  deferData({
    answer: api(OwnClassesDocument),
    live: api(OpenLiveQuizDocument),
    code: url.searchParams.get('join'),
  });

/** The classes of a student, and joining another. */
export function Component() {
  const { answer, live, code } = useViewData<typeof loader>();
  const { classes: t } = useTexts(classesTexts);
  const api = useApi();
  return (
    <div className={pages.page}>
      <PageHeading title={t.title} intro={t.intro} actions={code === null ? <JoinButton /> : null} />
      {code !== null && <JoinForm code={code} />}
      <OpenLiveQuiz live={live} />
      <Loaded data={answer} failed={loadFailed} waiting={<LoadingSkeleton heights={[84, 84]} />}>
        {({ ownClasses, ownReports }) => (
          <>
            {ownClasses.length === 0 ? (
              <EmptyState illustration="classes" level="h2" title={t.emptyTitle}>
                {t.empty}
              </EmptyState>
            ) : (
              <ul className={rows.list}>
                {ownClasses.map(({ id, name, subject, teachers, group, archivedAt }) => (
                  <li key={id} {...(subject === null ? {} : subjectAccent(subject.slug))}>
                    <Link className={rows.row} to={href('classroom.detail', { id })}>
                      <span className={rows.body}>
                        <span className={rows.title}>{name}</span>
                        <span className={rows.detail}>
                          {joinedLine(
                            subject?.title,
                            t.by({ teachers: nameList(teachers) }),
                            group === null ? null : t.group({ name: group }),
                            archivedAt === null ? null : t.archived,
                          )}
                        </span>
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
            )}
            <PublishedReports
              reports={ownReports}
              read={async (id) => (await api(OwnReportPdfDocument, { id })).ownReportPdf}
            />
          </>
        )}
      </Loaded>
    </div>
  );
}
