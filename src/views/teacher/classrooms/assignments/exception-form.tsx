import { Button, Heading } from '@radix-ui/themes';
import { SetExceptionDocument } from '#api/documents/classrooms/class-teaching.generated.ts';
import { useApi } from '#client/app.context.ts';
import { type ExceptionDraft, exceptionDraftSchema } from '#domain/classrooms/assignments/assignment-draft.schema.ts';
import { ATTEMPTS_MAX } from '#domain/classrooms/classroom.limits.ts';
import { classTeachingTexts } from '#texts/classrooms/class-teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { DateField } from '#ui/form/fields/date-field.tsx';
import { NumberField } from '#ui/form/fields/number-field.tsx';
import { CheckboxField } from '#ui/form/fields/tick-field.tsx';
import { instantOf, localDateTime } from '#ui/form/local-date-time.ts';
import { Problem } from '#ui/form/problem.tsx';
import pages from '#ui/page/page.module.css';
import { useCheckedForm } from '../../../shared/platform/form/checked-form.ts';
import { useMutation } from '../../use-mutation.ts';
import styles from '../teaching.module.css';
import type { Line } from './submission-line.ts';

type Props = {
  readonly assignment: string;
  /** One of them is set. */
  readonly audience: { readonly student: string | null; readonly group: string | null };
  readonly name: string;
  /** The current exception; null: as for everyone. */
  readonly given: Line['exception'];
  readonly onDone: () => void;
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

/** Other dates or attempts for one student or one group. */
export function ExceptionForm({ assignment, audience, name, given, onDone }: Props) {
  const { detailOf: t, form: f } = useTexts(classTeachingTexts);
  const api = useApi();
  const { mutate, problem: other, isBusy } = useMutation();
  const save = async (exception: ExceptionDraft | null): Promise<void> => {
    await api(SetExceptionDocument, { assignment, ...audience, exception });
    await mutate(async () => undefined);
    onDone();
  };
  const { form, errors, problem, isSending } = useCheckedForm({ schema: exceptionDraftSchema, read, send: save });
  return (
    <form {...form} className={styles.panel} aria-labelledby="exception">
      <Heading as="h3" size="4" id="exception">
        {t.exceptionOf({ name })}
      </Heading>
      <p className={styles.soft}>{t.exceptionHint}</p>
      <Problem message={problem ?? other} />
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
      <div className={pages.actions}>
        <Button type="submit" size="3" loading={isSending}>
          {t.saveException}
        </Button>
        {given !== null && (
          <Button type="button" size="3" variant="soft" loading={isBusy} onClick={() => void mutate(() => save(null))}>
            {t.clearException}
          </Button>
        )}
        <Button type="button" size="3" variant="soft" color="gray" onClick={onDone}>
          {t.close}
        </Button>
      </div>
    </form>
  );
}
