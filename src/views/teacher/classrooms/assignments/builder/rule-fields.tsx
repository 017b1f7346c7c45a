import { DIFFICULTIES } from '#domain/attempts/results/difficulty.ts';
import type { QuestionRule } from '#domain/classrooms/assignments/question-rule.rule.ts';
import { PICKED_QUESTIONS_MAX } from '#domain/classrooms/classroom.limits.ts';
import { QUESTION_TYPE_NAMES } from '#domain/questions/question-type-names.ts';
import { assignmentBuilderTexts } from '#texts/classrooms/assignment-builder.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { questionKindsTexts } from '#texts/questions/question-types.texts.ts';
import { typeName } from '#texts/questions/type-name.ts';
import { NumberField } from '#ui/form/fields/number-field.tsx';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import { CheckboxField } from '#ui/form/fields/tick-field.tsx';
import styles from './builder.module.css';
import type { AssignableQuestion } from './chosen-question.ts';

type Props = {
  readonly rule: QuestionRule;
  readonly questions: readonly AssignableQuestion[];
  readonly count: number;
  readonly onRule: (rule: QuestionRule) => void;
  readonly onCount: (count: number) => void;
};

/** Type, difficulty and use of the questions, and how many to add at once. Only types that the topic has are offered. */
export function RuleFields({ rule, questions, count, onRule, onCount }: Props) {
  const t = useTexts(assignmentBuilderTexts);
  const kinds = useTexts(questionKindsTexts);
  const types = QUESTION_TYPE_NAMES.filter((name) => questions.some(({ type }) => type === name));
  const difficulties = DIFFICULTIES.filter((name) => questions.some(({ difficulty }) => difficulty === name));
  return (
    <>
      <div className={styles.rule}>
        <SelectField
          label={t.type}
          value={rule.type ?? ''}
          options={[
            { value: '', label: t.all },
            ...types.map((value) => ({ value, label: typeName(kinds.type, value) })),
          ]}
          onChange={({ target }) => onRule({ ...rule, type: types.find((name) => name === target.value) ?? null })}
        />
        <SelectField
          label={t.difficulty}
          value={rule.difficulty ?? ''}
          options={[
            { value: '', label: t.all },
            ...difficulties.map((value) => ({ value, label: kinds.difficulty[value] })),
          ]}
          onChange={({ target }) =>
            onRule({ ...rule, difficulty: difficulties.find((name) => name === target.value) ?? null })
          }
        />
        <NumberField
          label={t.count}
          min={1}
          max={PICKED_QUESTIONS_MAX}
          value={Number.isNaN(count) ? '' : count}
          onChange={({ target }) => onCount(target.valueAsNumber)}
        />
      </div>
      <CheckboxField
        label={t.unusedOnly}
        checked={rule.unusedOnly}
        onChange={({ target }) => onRule({ ...rule, unusedOnly: target.checked })}
      />
    </>
  );
}
