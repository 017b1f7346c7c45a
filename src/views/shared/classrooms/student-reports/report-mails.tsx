import { Button } from '@radix-ui/themes';
import { EmailReportsDocument } from '#api/documents/classrooms/student-report.generated.ts';
import { useApi, useToast } from '#client/app.context.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { studentReportsTexts } from '#texts/classrooms/reports/student-reports.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Panel } from '#ui/page/panel.tsx';
import styles from './published-reports.module.css';
import { RecipientsForm } from './recipients-form.tsx';

type Props = { readonly set: { readonly id: string; readonly version: number } };

/** Emails students and guardians about published reports, each once. */
export function ReportMails({ set }: Props) {
  const t = useTexts(studentReportsTexts);
  const api = useApi();
  const raise = useToast();
  const dialog = useDialog();
  const email = async (): Promise<void> => {
    await dialog.open({
      title: t.emailTitle,
      form: (controls) => (
        <RecipientsForm
          controls={controls}
          confirmLabel={t.email}
          send={async (recipients) => {
            await api(EmailReportsDocument, { set: set.id, recipients });
            raise({ message: t.emailedToast, color: 'positive' });
          }}
        />
      ),
    });
  };
  return (
    <Panel title={t.emails}>
      <p className={styles.soft}>{set.version === 0 ? t.emailsFirst : t.emailsHint}</p>
      {set.version > 0 && (
        <div>
          <Button size="3" variant="soft" onClick={() => void email()}>
            {t.email}
          </Button>
        </div>
      )}
    </Panel>
  );
}
