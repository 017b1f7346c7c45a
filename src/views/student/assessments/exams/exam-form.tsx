import { useState } from 'react';
import { Controller } from 'react-hook-form';
import type { ExamTopicsQuery } from '#api/documents/assessments/exam.generated.ts';
import { EXAM_QUESTIONS_MAX } from '#domain/assessments/assessment.limits.ts';
import { type ExamDraft, examDraftSchema, PREFERENCES } from '#domain/assessments/exam-recipe.schema.ts';
import { DIFFICULTIES } from '#domain/attempts/results/difficulty.ts';
import { QUESTION_TYPE_NAMES } from '#domain/questions/types/registry.ts';
import { examsTexts } from '#texts/assessments/exams.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { named } from '#texts/named.ts';
import { questionKindsTexts } from '#texts/questions/question-types.texts.ts';
import { typeName } from '#texts/questions/type-name.ts';
import { Field } from '#ui/form/field.tsx';
import { FieldGroup } from '#ui/form/field-group.tsx';
import { ComboboxField } from '#ui/form/fields/combobox-field.tsx';
import { NumberField } from '#ui/form/fields/number-field.tsx';
import { RadioGroup } from '#ui/form/fields/radio-group.tsx';
import { CheckboxField } from '#ui/form/fields/tick-field.tsx';
import { FormFrame } from '#ui/form/form-frame.tsx';
import { useSchemaForm } from '../../../shared/platform/form/schema-form.ts';
import styles from './exams.module.css';
import { type MatchCount, useMatchCount } from './use-match-count.ts';

type Props = {
  readonly topics: ExamTopicsQuery['topicChoices'];
  readonly initial: ExamDraft;
  readonly sendLabel: string;
  readonly isNew: boolean;
  readonly send: (draft: ExamDraft) => Promise<void>;
};

/** The recipe of an exam, with the number of matching questions. */
export function ExamForm({ topics, initial, sendLabel, isNew, send }: Props) {
  const t = useTexts(examsTexts);
  const kinds = useTexts(questionKindsTexts);
  const { fields, frame, errorOf } = useSchemaForm({
    schema: examDraftSchema,
    initial,
    labels: {
      title: t.form.name,
      'recipe.topics': t.form.topics,
      'recipe.length': t.form.length,
      'recipe.seconds': t.form.minutes,
    },
    send,
  });
  const recipe = fields.watch('recipe');
  const count = useMatchCount(recipe);
  const open = topics.filter(({ isAccessible }) => isAccessible);
  const [minutes, setMinutes] = useState(initial.recipe.seconds === null ? '' : String(initial.recipe.seconds / 60));
  const { isChanged, ...sent } = frame;

  const toggled = <T extends string>(chosen: readonly T[], value: T): T[] =>
    chosen.includes(value) ? chosen.filter((entry) => entry !== value) : [...chosen, value];

  return (
    <FormFrame {...sent} {...(isNew ? {} : { isChanged })} sendLabel={sendLabel}>
      <Field label={t.form.name} error={errorOf('title')} autoComplete="off" {...fields.register('title')} />
      <Controller
        control={fields.control}
        name="recipe.topics"
        render={({ field }) => (
          <ComboboxField
            label={t.form.topics}
            hint={t.form.topicsHint}
            error={errorOf('recipe.topics')}
            options={open.map(({ id, title, subject }) => ({ value: id, label: `${subject.title}: ${title}` }))}
            chosen={field.value}
            onChoose={(chosen) => field.onChange([...chosen])}
            multiple
            placeholder={t.form.topicsPlaceholder}
          />
        )}
      />
      <FieldGroup legend={t.form.types} hint={t.form.typesHint}>
        <div className={styles.ticks}>
          {QUESTION_TYPE_NAMES.map((type) => (
            <CheckboxField
              key={type}
              label={typeName(kinds.type, type)}
              checked={recipe.types.includes(type)}
              onChange={() => fields.setValue('recipe.types', toggled(recipe.types, type), { shouldDirty: true })}
            />
          ))}
        </div>
      </FieldGroup>
      <FieldGroup legend={t.form.difficulties} hint={t.form.difficultiesHint}>
        <div className={styles.ticks}>
          {DIFFICULTIES.map((difficulty) => (
            <CheckboxField
              key={difficulty}
              label={named(kinds.difficulty, difficulty)}
              checked={recipe.difficulties.includes(difficulty)}
              onChange={() =>
                fields.setValue('recipe.difficulties', toggled(recipe.difficulties, difficulty), { shouldDirty: true })
              }
            />
          ))}
        </div>
      </FieldGroup>
      <RadioGroup
        legend={t.form.prefer}
        inline
        defaultValue={initial.recipe.prefer}
        options={PREFERENCES.map((value) => ({ value, label: t.form.preferences[value] }))}
        {...fields.register('recipe.prefer')}
      />
      <div className={styles.pair}>
        <NumberField
          label={t.form.length}
          min={1}
          max={EXAM_QUESTIONS_MAX}
          error={errorOf('recipe.length')}
          {...fields.register('recipe.length', { valueAsNumber: true })}
        />
        <NumberField
          label={t.form.minutes}
          unit={t.form.minutesUnit}
          min={1}
          hint={t.form.minutesHint}
          error={errorOf('recipe.seconds')}
          name="recipe.seconds"
          value={minutes}
          onChange={({ target }) => {
            setMinutes(target.value);
            fields.setValue('recipe.seconds', target.value === '' ? null : Math.round(Number(target.value) * 60), {
              shouldDirty: true,
            });
          }}
        />
      </div>
      <Matches count={count} requestedCount={recipe.length} />
      {!isNew && <p className={styles.soft}>{t.form.redraw}</p>}
    </FormFrame>
  );
}

function Matches({ count, requestedCount }: { readonly count: MatchCount; readonly requestedCount: number }) {
  const { form: t } = useTexts(examsTexts);
  if (count.state !== 'counted') {
    const says = { noTopics: t.noTopics, counting: t.counting, failed: t.countFailed }[count.state];
    return (
      <div className={styles.count} role="status">
        {says}
      </div>
    );
  }
  const { matching, unseen, weak } = count.count;
  return (
    <div className={styles.count} role="status" data-none={matching === 0 || undefined}>
      {matching === 0 ? (
        t.none
      ) : (
        <>
          <b>{t.matching({ count: matching })}</b>
          <span className={styles.soft}>
            {[
              t.unseen({ count: unseen }),
              t.weak({ count: weak }),
              matching < requestedCount ? t.fewer({ requested: requestedCount }) : null,
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </>
      )}
    </div>
  );
}
