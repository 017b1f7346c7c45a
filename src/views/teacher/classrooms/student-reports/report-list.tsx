import { Link, useNavigate } from 'react-router';
import { CreateReportsDocument } from '#api/documents/classrooms/student-report.generated.ts';
import { useApi } from '#client/app.context.ts';
import { periodPresets } from '#domain/classrooms/student-reports/report-period.rule.ts';
import { REPORT_SECTIONS } from '#domain/classrooms/student-reports/report-settings.schema.ts';
import { href } from '#routes/href.ts';
import { studentReportsTexts } from '#texts/classrooms/reports/student-reports.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import pages from '#ui/page/page.module.css';
import { Panel } from '#ui/page/panel.tsx';
import rows from '#ui/row-list/row-list.module.css';
import { type ReportSetData, SET_PARAMETER } from './report-data.ts';
import { ReportSettingsForm } from './report-settings-form.tsx';

type Props = { readonly classroom: string; readonly sets: readonly ReportSetData[] };

/** The reports of a class, and a form for new ones. */
export function ReportList({ classroom, sets }: Props) {
  const t = useTexts(studentReportsTexts);
  const api = useApi();
  const navigate = useNavigate();
  const addressOf = (set: string): string =>
    `${href('teacher.classroom.report', { id: classroom })}?${SET_PARAMETER}=${encodeURIComponent(set)}`;
  const { term } = periodPresets(new Date().toISOString().slice(0, 10));
  return (
    <>
      <Panel title={t.list}>
        {sets.length === 0 ? (
          <p className={pages.empty}>{t.empty}</p>
        ) : (
          <ul className={rows.list}>
            {sets.map(({ id, from, until, version, publishedAt }) => (
              <li key={id}>
                <Link className={rows.row} to={addressOf(id)}>
                  <span className={rows.body}>
                    <span className={rows.title}>{t.days({ from, until })}</span>
                    <span className={rows.detail}>
                      {publishedAt === null ? t.notPublished : t.published({ version, at: publishedAt })}
                    </span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Panel>
      <Panel title={t.create}>
        <ReportSettingsForm
          settings={{ ...term, sections: [...REPORT_SECTIONS] }}
          label={t.create}
          onSave={async (settings) => {
            const { createReports } = await api(CreateReportsDocument, { classroom, ...settings });
            await navigate(addressOf(createReports));
          }}
        />
      </Panel>
    </>
  );
}
