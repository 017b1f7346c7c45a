import type { DialogControls } from '#client/platform/dialog/dialog.actor.ts';
import { SCHEME_TITLE_MAX_CHARS, SCHEME_WEEKS_MAX } from '#domain/classrooms/schemes/scheme.limits.ts';
import { type SchemeDraft, schemeSchema } from '#domain/classrooms/schemes/scheme.schema.ts';
import { LEVELS } from '#domain/users/profile.schema.ts';
import { schemesTexts } from '#texts/classrooms/planning/schemes.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { profileTexts } from '#texts/users/profile.texts.ts';
import { Field } from '#ui/form/field.tsx';
import { NumberField } from '#ui/form/fields/number-field.tsx';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import { DialogForm } from '../../../shared/platform/dialog/dialog-form.tsx';

const WEEKS = 12;

type Props = {
  readonly controls: DialogControls;
  readonly subjects: readonly { readonly id: string; readonly title: string }[];
  /** Null: a new scheme. */
  readonly initial: SchemeDraft | null;
  readonly send: (draft: SchemeDraft) => Promise<void>;
};

/** What a scheme of work is about, and how many weeks it has. */
export function SchemeForm({ controls, subjects, initial, send }: Props) {
  const { form: t, create } = useTexts(schemesTexts);
  const { levels } = useTexts(profileTexts);
  return (
    <DialogForm
      controls={controls}
      schema={schemeSchema}
      read={(data) => ({
        title: data.get('title'),
        subject: data.get('subject'),
        level: data.get('level') || null,
        weeks: data.get('weeks') === '' ? null : Number(data.get('weeks')),
      })}
      send={send}
      confirmLabel={initial === null ? create : t.save}
    >
      {(errors) => (
        <>
          <Field
            label={t.title}
            name="title"
            autoComplete="off"
            maxLength={SCHEME_TITLE_MAX_CHARS}
            defaultValue={initial?.title ?? ''}
            error={errors.title}
          />
          <SelectField
            label={t.subject}
            name="subject"
            placeholder={t.chooseSubject}
            options={subjects.map(({ id, title }) => ({ value: id, label: title }))}
            defaultValue={initial?.subject ?? ''}
            error={errors.subject}
          />
          <SelectField
            label={t.level}
            name="level"
            placeholder={t.noLevel}
            options={LEVELS.map((value) => ({ value, label: levels[value] }))}
            defaultValue={initial?.level ?? ''}
          />
          <NumberField
            label={t.weeks}
            hint={t.weeksHint}
            name="weeks"
            min={1}
            max={SCHEME_WEEKS_MAX}
            defaultValue={initial?.weeks ?? WEEKS}
            error={errors.weeks}
          />
        </>
      )}
    </DialogForm>
  );
}
