import type { DialogControls } from '#client/platform/dialog/dialog.actor.ts';
import {
  REPORT_RECIPIENTS,
  type ReportRecipients,
  reportRecipientsSchema,
} from '#domain/classrooms/student-reports/report-settings.schema.ts';
import { studentReportsTexts } from '#texts/classrooms/reports/student-reports.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { RadioGroup } from '#ui/form/fields/radio-group.tsx';
import { DialogForm } from '../../platform/dialog/dialog-form.tsx';

type Props = {
  readonly controls: DialogControls;
  readonly confirmLabel: string;
  readonly send: (recipients: ReportRecipients) => Promise<void>;
};

/** A form in a dialog: who is emailed about published reports. */
export function RecipientsForm({ controls, confirmLabel, send }: Props) {
  const t = useTexts(studentReportsTexts);
  return (
    <DialogForm
      controls={controls}
      schema={reportRecipientsSchema}
      confirmLabel={confirmLabel}
      send={({ recipients }) => send(recipients)}
    >
      {(errors) => (
        <RadioGroup
          legend={t.recipients}
          name="recipients"
          hint={t.recipientsHint}
          defaultValue="both"
          error={errors.recipients}
          options={REPORT_RECIPIENTS.map((value) => ({ value, label: t.recipientOptions[value] }))}
        />
      )}
    </DialogForm>
  );
}
