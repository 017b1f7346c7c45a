import { Button } from '@radix-ui/themes';
import { DECIMAL_SEPARATORS } from '#domain/questions/answers/number-notation.rule.ts';
import type { QuestionDraft } from '#domain/questions/authoring/question-draft.schema.ts';
import { type Parameters, VARIABLES_MAX, type Variable } from '#domain/questions/parameters/parameters.schema.ts';
import { useTexts } from '#texts/current-language.ts';
import { parametersTexts } from '#texts/questions/parameters.texts.ts';
import { Field } from '#ui/form/field.tsx';
import { FieldGroup } from '#ui/form/field-group.tsx';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import { AddButton } from '../add-button.tsx';
import styles from '../authoring.module.css';
import { EditableRows } from '../editable-rows.tsx';
import { LinesField } from '../fields/lines-field.tsx';
import { VariableFields } from './variable-fields.tsx';
import { newVariable } from './variable-kind.ts';

/** `e` is a number. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.replace('e', '');

/** An unused name. */
const freeName = (variables: readonly Variable[]): string =>
  [...LETTERS].find((letter) => variables.every(({ name }) => name !== letter)) ?? `x${variables.length + 1}`;

const FIRST: Parameters = { variables: [newVariable('range', 'a')], constraints: [] };

/** Variables and constraints of a randomised question, or the button that makes it one. */
export function ParametersPanel({
  draft,
  onChange,
  errorOf,
}: {
  readonly draft: QuestionDraft;
  readonly onChange: (draft: QuestionDraft) => void;
  readonly errorOf: (path: string) => string | undefined;
}) {
  const t = useTexts(parametersTexts);
  const parameters = draft.parameters ?? null;
  const change = (next: Parameters | null): void => onChange({ ...draft, parameters: next });
  if (parameters === null) {
    return (
      <fieldset className={styles.answer}>
        <legend>{t.title}</legend>
        <p className={styles.soft}>{t.intro}</p>
        <AddButton onClick={() => change(draft.type === 'numeric' ? { ...FIRST, value: 'a' } : FIRST)}>
          {t.start}
        </AddButton>
      </fieldset>
    );
  }
  const { variables, constraints } = parameters;
  const listsBefore = (index: number): readonly string[] =>
    variables
      .slice(0, index)
      .flatMap((variable) => ('values' in variable && variable.with === undefined ? [variable.name] : []));
  return (
    <fieldset className={styles.answer}>
      <legend>{t.title}</legend>
      <p className={styles.soft}>{t.intro}</p>
      <FieldGroup legend={t.variables} error={errorOf('parameters.variables') ?? errorOf('parameters')}>
        <EditableRows
          rows={variables}
          keyOf={(_, index) => String(index)}
          nameOf={({ name }, index) => (name === '' ? t.unnamed({ number: index + 1 }) : t.variable({ name }))}
          least={1}
          onChange={(rows) => change({ ...parameters, variables: rows })}
        >
          {(variable, index) => (
            <VariableFields
              variable={variable}
              lists={listsBefore(index)}
              errorOf={(field) =>
                errorOf(`parameters.variables.${index}.${field}`) ?? errorOf(`parameters.variables.${index}`)
              }
              onChange={(next) =>
                change({ ...parameters, variables: variables.map((each, at) => (at === index ? next : each)) })
              }
            />
          )}
        </EditableRows>
        <AddButton
          disabled={variables.length >= VARIABLES_MAX}
          onClick={() =>
            change({ ...parameters, variables: [...variables, newVariable('range', freeName(variables))] })
          }
        >
          {t.add}
        </AddButton>
      </FieldGroup>
      <LinesField
        label={t.constraints}
        hint={t.constraintsHint}
        lines={constraints}
        error={
          errorOf('parameters.constraints') ??
          constraints.map((_, index) => errorOf(`parameters.constraints.${index}`)).find((error) => error !== undefined)
        }
        onChange={(lines) => change({ ...parameters, constraints: lines })}
      />
      {draft.type === 'numeric' && (
        <Field
          label={t.answer}
          hint={t.answerHint}
          value={parameters.value ?? ''}
          autoCapitalize="off"
          spellCheck={false}
          error={errorOf('parameters.value')}
          onChange={({ target }) => {
            const { value: _, ...rest } = parameters;
            change(target.value === '' ? rest : { ...rest, value: target.value });
          }}
        />
      )}
      <SelectField
        label={t.separator}
        value={parameters.decimalSeparator ?? 'point'}
        options={DECIMAL_SEPARATORS.map((value) => ({ value, label: t.separators[value] }))}
        onChange={({ target }) => {
          const separator = DECIMAL_SEPARATORS.find((each) => each === target.value);
          if (separator !== undefined) change({ ...parameters, decimalSeparator: separator });
        }}
      />
      <Button type="button" variant="soft" color="gray" className={styles.add} onClick={() => change(null)}>
        {t.stop}
      </Button>
    </fieldset>
  );
}
