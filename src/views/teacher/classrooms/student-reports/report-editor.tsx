import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import {
  ChangeReportsDocument,
  DeleteReportsDocument,
  PrintWarningsDocument,
  PublishReportsDocument,
} from '#api/documents/classrooms/student-report.generated.ts';
import { useApi, useToast } from '#client/app.context.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { href } from '#routes/href.ts';
import { studentReportsTexts } from '#texts/classrooms/reports/student-reports.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { nameList } from '#texts/joined-line.ts';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { PrintWarnings } from '../../../shared/classrooms/student-reports/print-warnings.tsx';
import { RecipientsForm } from '../../../shared/classrooms/student-reports/recipients-form.tsx';
import { ReportFiles } from '../../../shared/classrooms/student-reports/report-files.tsx';
import { ReportMails } from '../../../shared/classrooms/student-reports/report-mails.tsx';
import { BackLink } from '../back-link.tsx';
import { CommentBank } from './comment-bank.tsx';
import type { BankCommentData, ReportSetData, ReportStudentData } from './report-data.ts';
import { ReportSettingsForm } from './report-settings-form.tsx';
import { ReportStudent } from './report-student.tsx';

type Props = {
  readonly classroom: { readonly id: string; readonly name: string };
  readonly set: ReportSetData;
  readonly students: readonly ReportStudentData[];
  readonly bank: readonly BankCommentData[];
};

/** Reports with unprintable characters that the dialog names. */
const NAMED_MAX = 5;

/** The reports of one period: comments, preview, publication and files. */
export function ReportEditor({ classroom, set, students, bank }: Props) {
  const t = useTexts(studentReportsTexts);
  const api = useApi();
  const raise = useToast();
  const dialog = useDialog();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  // What is written is counted at once; the page is not loaded again for it.
  const [written, setWritten] = useState(
    () => new Set(students.filter(({ comment }) => comment !== '').map(({ id }) => id)),
  );
  const list = href('teacher.classroom.report', { id: classroom.id });
  const publish = async (): Promise<void> => {
    const without = students.length - written.size;
    // What is written since the page was loaded counts, too. Without an answer, the reports can be published anyway.
    const { printWarnings } = await api(PrintWarningsDocument, { set: set.id }).catch(() => ({ printWarnings: [] }));
    const named = printWarnings.slice(0, NAMED_MAX).map(({ name }) => name);
    const { reason } = await dialog.open({
      title: t.publishTitle({ count: students.length }),
      text: [
        t.publishText,
        ...(without === 0 ? [] : [t.publishWithout({ count: without })]),
        ...(named.length === 0 ? [] : [t.publishUnprintable({ names: nameList(named) })]),
      ].join(' '),
      form: (controls) => (
        <RecipientsForm
          controls={controls}
          confirmLabel={t.publish}
          send={async (recipients) => {
            const { publishReports } = await api(PublishReportsDocument, { set: set.id, recipients });
            raise({ message: t.publishedToast({ count: publishReports }), color: 'positive' });
          }}
        />
      ),
    });
    if (reason === 'confirm') await revalidate();
  };
  const remove = async (): Promise<void> => {
    const { reason } = await dialog.open({
      title: t.deleteTitle,
      text: t.deleteText,
      confirmLabel: t.deleteConfirm,
      work: async () => {
        await api(DeleteReportsDocument, { set: set.id });
      },
    });
    if (reason === 'confirm') await navigate(list);
  };
  return (
    <>
      <PageHeading
        up={<BackLink to={list} title={t.title} />}
        title={t.days({ from: set.from, until: set.until })}
        intro={set.publishedAt === null ? t.notPublished : t.published({ version: set.version, at: set.publishedAt })}
        actions={
          <Button size="3" onClick={() => void publish()} disabled={students.length === 0}>
            {t.publish}
          </Button>
        }
      />
      <PrintWarnings key={set.version} set={set.id} />
      <Panel title={t.students}>
        <p className={pages.intro} role="status">
          {t.summary({ written: written.size, all: students.length })}
        </p>
        <p className={pages.intro}>
          {t.withoutMarks({ count: students.filter(({ markCount }) => markCount === 0).length })}
        </p>
        {students.map((student) => (
          <ReportStudent
            key={student.id}
            set={set.id}
            student={student}
            bank={bank}
            onWritten={(isWritten) =>
              setWritten((before) => {
                const after = new Set(before);
                if (isWritten) after.add(student.id);
                else after.delete(student.id);
                return after;
              })
            }
          />
        ))}
      </Panel>
      <ReportFiles set={set} name={classroom.name} />
      <ReportMails set={set} />
      <CommentBank bank={bank} />
      <Panel title={t.settings}>
        <ReportSettingsForm
          settings={{ from: set.from, until: set.until, sections: [...set.sections] }}
          label={t.save}
          onSave={async (settings) => {
            await api(ChangeReportsDocument, { set: set.id, ...settings });
            raise({ message: t.saved, color: 'positive' });
            await revalidate();
          }}
        />
        <div>
          <Button size="2" variant="soft" color="red" onClick={() => void remove()}>
            {t.delete}
          </Button>
        </div>
      </Panel>
    </>
  );
}
