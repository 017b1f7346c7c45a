import { Button } from '@radix-ui/themes';
import { useRevalidator } from 'react-router';
import { AddPaperWorkDocument } from '#api/documents/classrooms/gradebook.generated.ts';
import { useApi } from '#client/app.context.ts';
import { PAPER_MARKS_MAX } from '#domain/classrooms/gradebook/gradebook.limits.ts';
import { paperWorkSchema } from '#domain/classrooms/gradebook/paper-work.schema.ts';
import { TITLE_MAX_CHARS } from '#domain/platform/text.limits.ts';
import { gradebookTexts } from '#texts/classrooms/gradebook.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Field } from '#ui/form/field.tsx';
import { DateField } from '#ui/form/fields/date-field.tsx';
import { NumberField } from '#ui/form/fields/number-field.tsx';
import { CheckboxField } from '#ui/form/fields/tick-field.tsx';
import { instantOf } from '#ui/form/local-date-time.ts';
import { Problem } from '#ui/form/problem.tsx';
import pages from '#ui/page/page.module.css';
import { useCheckedForm } from '../../../shared/platform/form/checked-form.ts';
import teaching from '../teaching.module.css';

const read = (data: FormData) => ({
  title: String(data.get('title') ?? ''),
  marksOutOf: Number(String(data.get('marksOutOf') ?? '').replace(',', '.')),
  dueAt: instantOf(String(data.get('dueAt') ?? '')),
  withholdsMarks: data.has('withholdsMarks'),
});

/** Adds a column for work on paper, such as a test in class. */
export function PaperWorkForm({ classroom, onDone }: { readonly classroom: string; readonly onDone: () => void }) {
  const t = useTexts(gradebookTexts).paper;
  const api = useApi();
  const { revalidate } = useRevalidator();
  const { form, errors, problem, isSending } = useCheckedForm({
    schema: paperWorkSchema,
    read,
    send: async (work) => {
      await api(AddPaperWorkDocument, { classroom, ...work });
      await revalidate();
      onDone();
    },
  });
  return (
    <form {...form} className={teaching.panel} aria-label={t.title} data-not-printed>
      <p className={teaching.soft}>{t.hint}</p>
      <Problem message={problem} />
      <div className={teaching.pair}>
        <Field label={t.name} name="title" maxLength={TITLE_MAX_CHARS} required error={errors.title} />
        <NumberField
          label={t.marksOutOf}
          name="marksOutOf"
          min={1}
          max={PAPER_MARKS_MAX}
          step="any"
          required
          error={errors.marksOutOf}
        />
        <DateField label={t.date} type="datetime-local" name="dueAt" error={errors.dueAt} />
      </div>
      <CheckboxField label={t.withhold} name="withholdsMarks" />
      <div className={pages.actions}>
        <Button type="submit" size="3" loading={isSending}>
          {t.add}
        </Button>
        <Button type="button" size="3" variant="soft" color="gray" onClick={onDone}>
          {t.cancel}
        </Button>
      </div>
    </form>
  );
}
