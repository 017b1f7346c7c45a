import { ClassReportsDocument, ReportOverviewDocument } from '#api/documents/classrooms/student-report.generated.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { href } from '#routes/href.ts';
import { studentReportsTexts } from '#texts/classrooms/reports/student-reports.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { deferData } from '#ui/loading/track-promise.ts';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { loadFailed } from '../../../load-failed.tsx';
import { BackLink } from '../back-link.tsx';
import { SET_PARAMETER } from './report-data.ts';
import { ReportEditor } from './report-editor.tsx';
import { ReportList } from './report-list.tsx';

/** The sets of reports of a class, and the overview of the set in the address. */
export const loader = async ({ api, params, url }: ViewLoaderArgs) => {
  const set = url.searchParams.get(SET_PARAMETER);
  return deferData({
    answer: api(ClassReportsDocument, { classroom: params.id ?? '' }),
    overview: set === null ? null : api(ReportOverviewDocument, { set }),
  });
};

/** The reports on the students of a class: a list, or those of one period. */
export function Component() {
  const { answer, overview } = useViewData<typeof loader>();
  const t = useTexts(studentReportsTexts);
  const waiting = <LoadingSkeleton heights={[24, 44, 220, 320]} />;
  return (
    <div className={pages.page}>
      <Loaded data={answer} failed={loadFailed} waiting={waiting}>
        {({ classReports: { id, name, sets }, bankComments }) =>
          overview === null ? (
            <>
              <PageHeading
                up={<BackLink to={href('teacher.classroom.detail', { id })} title={name} />}
                title={t.title}
                intro={t.intro}
              />
              <ReportList classroom={id} sets={sets} />
            </>
          ) : (
            <Loaded data={overview} failed={loadFailed} waiting={waiting}>
              {({ reportOverview: { set, students } }) => (
                <ReportEditor key={set.id} classroom={{ id, name }} set={set} students={students} bank={bankComments} />
              )}
            </Loaded>
          )
        }
      </Loaded>
    </div>
  );
}
