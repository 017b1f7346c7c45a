import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { SetExceptionDocument } from '#api/documents/classrooms/class-teaching.generated.ts';
import { useApi } from '#client/app.context.ts';
import type { DialogControls } from '#client/platform/dialog/dialog.actor.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { type ExceptionDraft, exceptionDraftSchema } from '#domain/classrooms/assignments/assignment-draft.schema.ts';
import { ATTEMPTS_MAX } from '#domain/classrooms/classroom.limits.ts';
import { classTeachingTexts } from '#texts/classrooms/class-teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { DateField } from '#ui/form/fields/date-field.tsx';
import { NumberField } from '#ui/form/fields/number-field.tsx';
import { CheckboxField } from '#ui/form/fields/tick-field.tsx';
import { instantOf, localDateTime } from '#ui/form/local-date-time.ts';
import { Problem } from '#ui/form/problem.tsx';
import { DialogForm } from '../../../shared/platform/dialog/dialog-form.tsx';
import { describeProblem } from '../../../shared/platform/form/problem.ts';
import styles from '../teaching.module.css';
import type { Line } from './submission-line.ts';

type Exception = {
  /** One of them is set. */
  readonly audience: { readonly student: string | null; readonly group: string | null };
  readonly name: string;
  /** The current exception; null: as for everyone. */
  readonly given: Line['exception'];
};

const read = (data: FormData) => {
  const text = (name: string): string => String(data.get(name) ?? '');
  return {
    opensAt: null,
    dueAt: instantOf(text('dueAt')),
    lateUntil: instantOf(text('lateUntil')),
    tries: text('tries') === '' ? null : Number(text('tries')),
    excused: data.has('excused'),
  };
};

/** Opens the dialog with other dates or attempts for one student or one group of an assignment. */
export function useExceptionDialog(assignment: string): (exception: Exception) => Promise<void> {
  const { detailOf: t } = useTexts(classTeachingTexts);
  const api = useApi();
  const dialog = useDialog();
  const { revalidate } = useRevalidator();
  return async ({ audience, name, given }) => {
    const save = async (exception: ExceptionDraft | null): Promise<void> => {
      await api(SetExceptionDocument, { assignment, ...audience, exception });
    };
    const { reason } = await dialog.open({
      title: t.exceptionOf({ name }),
      text: t.exceptionHint,
      widthEm: 36,
      form: (controls) => <ExceptionForm controls={controls} given={given} save={save} />,
    });
    if (reason === 'confirm') await revalidate();
  };
}

type FormProps = {
  readonly controls: DialogControls;
  readonly given: Line['exception'];
  readonly save: (exception: ExceptionDraft | null) => Promise<void>;
};

function ExceptionForm({ controls, given, save }: FormProps) {
  const { detailOf: t, form: f } = useTexts(classTeachingTexts);
  return (
    <DialogForm
      controls={controls}
      schema={exceptionDraftSchema}
      read={read}
      send={save}
      confirmLabel={t.saveException}
    >
      {(errors) => (
        <>
          <div className={styles.pair}>
            <DateField
              label={f.dueAt}
              type="datetime-local"
              name="dueAt"
              defaultValue={localDateTime(given?.dueAt ?? null)}
              error={errors.dueAt}
            />
            <DateField
              label={f.lateUntil}
              type="datetime-local"
              name="lateUntil"
              defaultValue={localDateTime(given?.lateUntil ?? null)}
              error={errors.lateUntil}
            />
            <NumberField
              label={f.tries}
              name="tries"
              min={1}
              max={ATTEMPTS_MAX}
              defaultValue={given?.tries ?? ''}
              error={errors.tries}
            />
          </div>
          <CheckboxField label={t.excused} name="excused" defaultChecked={given?.excused ?? false} />
          {given !== null && <Removal onRemove={() => controls.run(() => save(null))} />}
        </>
      )}
    </DialogForm>
  );
}

function Removal({ onRemove }: { readonly onRemove: () => Promise<void> }) {
  const { detailOf: t } = useTexts(classTeachingTexts);
  const [problem, setProblem] = useState<string | null>(null);
  const remove = (): void => {
    setProblem(null);
    onRemove().catch((cause: unknown) => setProblem(describeProblem(cause).message));
  };
  return (
    <div>
      <Problem message={problem} />
      <Button type="button" variant="soft" color="red" onClick={remove}>
        {t.clearException}
      </Button>
    </div>
  );
}
