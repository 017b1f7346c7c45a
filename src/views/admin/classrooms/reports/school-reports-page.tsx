import { useSearchParams } from 'react-router';
import { SchoolReportsDocument, type SchoolReportsQuery } from '#api/documents/classrooms/student-report.generated.ts';
import { useApi } from '#client/app.context.ts';
import { href } from '#routes/href.ts';
import { schoolReportsTexts } from '#texts/classrooms/reports/school-reports.texts.ts';
import { studentReportsTexts } from '#texts/classrooms/reports/student-reports.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine, nameList } from '#texts/joined-line.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { useLazyQuery } from '#ui/loading/use-lazy-query.ts';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { loadFailed } from '../../../load-failed.tsx';
import { PrintWarnings } from '../../../shared/classrooms/student-reports/print-warnings.tsx';
import { ReportFiles } from '../../../shared/classrooms/student-reports/report-files.tsx';
import { ReportMails } from '../../../shared/classrooms/student-reports/report-mails.tsx';
import { ListLink } from '../../list-link.tsx';
import { SchoolReportList } from './school-report-list.tsx';
import { REPORTS_PARAMETER, schoolReportsHref } from './school-reports-address.ts';

/** The reports of the admin's school: a list, or those of one class. It shares the address of classes. */
export function Component() {
  const [params] = useSearchParams();
  const set = params.get(REPORTS_PARAMETER) ?? '';
  return <SchoolReportsPage key={set} set={set} />;
}

function SchoolReportsPage({ set }: { readonly set: string }) {
  const t = useTexts(schoolReportsTexts);
  const api = useApi();
  const data = useLazyQuery(() => api(SchoolReportsDocument));
  return (
    <Loaded data={data} failed={loadFailed} waiting={<LoadingSkeleton heights={[40, 44, 200]} />}>
      {({ schoolReports }) => {
        const opened = schoolReports.find(({ id }) => id === set);
        if (opened !== undefined) return <ClassReports reports={opened} />;
        return (
          <div className={pages.fullWidth}>
            <PageHeading
              up={<ListLink to={href('admin.classroom')}>{t.classes}</ListLink>}
              title={t.title}
              intro={set === '' ? t.intro : t.ended}
            />
            <SchoolReportList reports={schoolReports} />
          </div>
        );
      }}
    </Loaded>
  );
}

/** The reports of one class: how far they are, to open, print and download. */
function ClassReports({ reports }: { readonly reports: SchoolReportsQuery['schoolReports'][number] }) {
  const t = useTexts(schoolReportsTexts);
  const ofClass = useTexts(studentReportsTexts);
  const { className, from, until, version, publishedAt, commentCount, studentCount, teachers, isArchived } = reports;
  return (
    <div className={pages.page}>
      <PageHeading
        up={<ListLink to={schoolReportsHref()}>{t.title}</ListLink>}
        title={`${className}, ${ofClass.days({ from, until })}`}
        intro={publishedAt === null ? ofClass.notPublished : ofClass.published({ version, at: publishedAt })}
      />
      <p className={pages.intro}>
        {joinedLine(
          teachers.length > 0 && `${t.teachers}: ${nameList(teachers)}`,
          ofClass.summary({ written: commentCount, all: studentCount }),
        )}
      </p>
      <PrintWarnings set={reports.id} />
      <ReportFiles set={reports} name={className} />
      {!isArchived && <ReportMails set={reports} />}
    </div>
  );
}
