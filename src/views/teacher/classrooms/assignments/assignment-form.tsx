import { Heading } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import type { AssignmentChoicesQuery } from '#api/documents/classrooms/class-teaching.generated.ts';
import { BEHAVIOURS } from '#domain/attempts/behaviour.ts';
import {
  type AssignmentDraft,
  assignmentDraftSchema,
  LATE_INTERVALS,
} from '#domain/classrooms/assignments/assignment-draft.schema.ts';
import { REVEALS } from '#domain/classrooms/assignments/reveal.rule.ts';
import { ATTEMPTS_MAX, WEIGHT_MAX } from '#domain/classrooms/classroom.limits.ts';
import { classTeachingTexts } from '#texts/classrooms/class-teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Field } from '#ui/form/field.tsx';
import { ComboboxField } from '#ui/form/fields/combobox-field.tsx';
import { DateField } from '#ui/form/fields/date-field.tsx';
import { NumberField } from '#ui/form/fields/number-field.tsx';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import { TextAreaField } from '#ui/form/fields/text-area-field.tsx';
import { CheckboxField } from '#ui/form/fields/tick-field.tsx';
import { FormFrame } from '#ui/form/form-frame.tsx';
import { instantOf, localDateTime } from '#ui/form/local-date-time.ts';
import { useSchemaForm } from '../../../shared/platform/form/schema-form.ts';
import styles from '../teaching.module.css';
import type { ChosenQuestion } from './builder/chosen-question.ts';
import { PartsField } from './parts-field.tsx';

type Form = UseFormReturn<AssignmentDraft, unknown, AssignmentDraft>;
type Props = {
  readonly choices: Pick<AssignmentChoicesQuery, 'assignableContent' | 'assignableTopics'>;
  readonly groups: readonly { readonly id: string; readonly name: string }[];
  /** The subject of the class; null: none, or several classes. */
  readonly subject: string | null;
  /** Ids of the classes that the assignment is for. */
  readonly classrooms: readonly string[];
  /** The questions of an existing assignment. */
  readonly known: readonly ChosenQuestion[];
  readonly initial: AssignmentDraft;
  readonly isStarted: boolean;
  /** Whether students see it now, so that there is no opening time. */
  readonly opensNow?: boolean;
  /** Fields after the dates. */
  readonly afterDates?: ReactNode;
  /** Fields after the rules. */
  readonly afterRules?: ReactNode;
  readonly sendLabel: string;
  readonly send: (draft: AssignmentDraft) => Promise<void>;
};

const optional = {
  setValueAs: (value: unknown) =>
    value === '' || value === null || Number.isNaN(Number(value)) ? null : Number(value),
};

/** The form of an assignment: parts, recipients, dates, and rules. */
export function AssignmentForm({
  choices,
  groups,
  subject,
  classrooms,
  known,
  initial,
  isStarted,
  opensNow = false,
  afterDates,
  afterRules,
  sendLabel,
  send,
}: Props) {
  const { form: t } = useTexts(classTeachingTexts);
  const { fields, frame, errorOf } = useSchemaForm<AssignmentDraft, AssignmentDraft>({
    schema: assignmentDraftSchema,
    initial,
    labels: {
      title: t.name,
      parts: t.parts,
      groups: t.groups,
      opensAt: t.opensAt,
      dueAt: t.dueAt,
      lateUntil: t.lateUntil,
      lateDeduction: t.lateDeduction,
      lateFloor: t.lateFloor,
      tries: t.tries,
      seconds: t.minutes,
      weight: t.weight,
    },
    send,
  });
  const { isChanged: _, ...sent } = frame;
  return (
    <FormFrame {...sent} sendLabel={sendLabel}>
      <Field label={t.name} autoComplete="off" error={errorOf('title')} {...fields.register('title')} />
      <TextAreaField label={t.instructions} error={errorOf('instructions')} {...fields.register('instructions')} />
      {isStarted ? (
        <p className={styles.soft}>{t.started}</p>
      ) : (
        <Controller
          control={fields.control}
          name="parts"
          render={({ field }) => (
            <PartsField
              choices={choices}
              subject={subject}
              classrooms={classrooms}
              known={known}
              parts={field.value}
              onChange={field.onChange}
              error={errorOf('parts')}
            />
          )}
        />
      )}
      {groups.length > 0 && (
        <Controller
          control={fields.control}
          name="groups"
          render={({ field }) => (
            <ComboboxField
              label={t.groups}
              hint={t.groupsHint}
              multiple
              options={groups.map(({ id, name }) => ({ value: id, label: name }))}
              chosen={field.value}
              onChoose={(chosen) => field.onChange([...chosen])}
            />
          )}
        />
      )}
      <Times fields={fields} opensNow={opensNow} errorOf={errorOf} />
      {afterDates}
      <Heading as="h2" size="4">
        {t.rules}
      </Heading>
      <div className={styles.pair}>
        <NumberField
          label={t.tries}
          hint={t.triesHint}
          min={1}
          max={ATTEMPTS_MAX}
          error={errorOf('tries')}
          {...fields.register('tries', optional)}
        />
        <SelectField
          label={t.countedAttempt}
          options={[
            { value: 'best', label: t.counted.best },
            { value: 'last', label: t.counted.last },
          ]}
          {...fields.register('countedAttempt')}
        />
        <Controller
          control={fields.control}
          name="seconds"
          render={({ field }) => (
            <NumberField
              label={t.minutes}
              unit={t.minutesUnit}
              hint={t.minutesHint}
              min={1}
              error={errorOf('seconds')}
              value={field.value === null ? '' : field.value / 60}
              onChange={({ target }) => {
                const isTimed = target.value !== '';
                // A time limit blocks practice, unless the teacher has chosen otherwise.
                if (isTimed !== (field.value !== null) && !fields.getFieldState('blocksPractice').isDirty)
                  fields.setValue('blocksPractice', isTimed);
                field.onChange(isTimed ? Math.round(Number(target.value) * 60) : null);
              }}
            />
          )}
        />
        <NumberField
          label={t.weight}
          hint={t.weightHint}
          min={0}
          max={WEIGHT_MAX}
          step="0.5"
          error={errorOf('weight')}
          {...fields.register('weight', { valueAsNumber: true })}
        />
        <SelectField
          label={t.behaviour}
          options={BEHAVIOURS.map((value) => ({ value, label: t.behaviours[value] }))}
          {...fields.register('behaviour')}
        />
        <SelectField
          label={t.showsMarks}
          options={REVEALS.map((value) => ({ value, label: t.reveals[value] }))}
          {...fields.register('showsMarks')}
        />
        <SelectField
          label={t.showsFeedback}
          options={REVEALS.map((value) => ({ value, label: t.reveals[value] }))}
          {...fields.register('showsFeedback')}
        />
      </div>
      <CheckboxField label={t.blocksPractice} hint={t.blocksPracticeHint} {...fields.register('blocksPractice')} />
      {afterRules}
    </FormFrame>
  );
}

type ErrorOf = (name: 'opensAt' | 'dueAt' | 'lateUntil' | 'lateDeduction' | 'lateFloor') => string | undefined;

function Times({
  fields,
  opensNow,
  errorOf,
}: {
  readonly fields: Form;
  readonly opensNow: boolean;
  readonly errorOf: ErrorOf;
}) {
  const { form: t } = useTexts(classTeachingTexts);
  const instants = (['opensAt', 'dueAt', 'lateUntil'] as const).filter((name) => name !== 'opensAt' || !opensNow);
  const acceptsLate = fields.watch('lateUntil') !== null;
  return (
    <>
      <div>
        <Heading as="h2" size="4">
          {t.times}
        </Heading>
        <p className={styles.soft}>{t.timesHint}</p>
      </div>
      <div className={styles.pair}>
        {instants.map((name) => (
          <Controller
            key={name}
            control={fields.control}
            name={name}
            render={({ field }) => (
              <DateField
                label={t[name]}
                type="datetime-local"
                error={errorOf(name)}
                value={localDateTime(field.value)}
                onChange={({ target }) => field.onChange(instantOf(target.value))}
              />
            )}
          />
        ))}
      </div>
      {acceptsLate && (
        <div className={styles.pair}>
          {(['lateDeduction', 'lateFloor'] as const).map((name) => (
            <Controller
              key={name}
              control={fields.control}
              name={name}
              render={({ field }) => (
                <NumberField
                  label={t[name]}
                  unit={t.percent}
                  min={0}
                  max={100}
                  error={errorOf(name)}
                  value={Number.isNaN(field.value) ? '' : Math.round(field.value * 100)}
                  onChange={({ target }) =>
                    field.onChange(target.value === '' ? Number.NaN : Number(target.value) / 100)
                  }
                />
              )}
            />
          ))}
          <SelectField
            label={t.per}
            options={LATE_INTERVALS.map((seconds) => ({
              value: String(seconds),
              label: t.intervals[seconds],
            }))}
            {...fields.register('lateIntervalSeconds', { setValueAs: Number })}
          />
        </div>
      )}
    </>
  );
}
