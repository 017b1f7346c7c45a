import type {
  DerivedVariable,
  ListVariable,
  RangeVariable,
  Variable,
} from '#domain/questions/parameters/parameters.schema.ts';
import { useTexts } from '#texts/current-language.ts';
import { parametersTexts } from '#texts/questions/parameters.texts.ts';
import { Field } from '#ui/form/field.tsx';
import { NumberField } from '#ui/form/fields/number-field.tsx';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import { LinesField } from '../fields/lines-field.tsx';
import styles from './parameters.module.css';
import { KINDS, kindOf, newVariable } from './variable-kind.ts';

type Shape = 'full' | 'figures' | 'decimals';
const SHAPES = ['full', 'figures', 'decimals'] as const satisfies readonly Shape[];
const FIRST_SIGNIFICANT = 3;
const FIRST_DECIMALS = 1;

type Props<V> = {
  readonly variable: V;
  readonly onChange: (variable: Variable) => void;
  /** The message for a field of the variable: `name`. */
  readonly errorOf: (field: string) => string | undefined;
};

/** Name, kind and values of one variable. */
export function VariableFields({
  variable,
  lists,
  onChange,
  errorOf,
}: Props<Variable> & {
  /** Names of the lists before it. */
  readonly lists: readonly string[];
}) {
  const t = useTexts(parametersTexts);
  const kind = kindOf(variable);
  return (
    <div className={styles.variable}>
      <div className={styles.head}>
        <Field
          label={t.name}
          value={variable.name}
          autoCapitalize="off"
          spellCheck={false}
          error={errorOf('name')}
          onChange={({ target }) => onChange({ ...variable, name: target.value.trim() })}
        />
        <SelectField
          label={t.kind}
          value={kind}
          options={KINDS.map((value) => ({ value, label: t.kinds[value] }))}
          onChange={({ target }) => {
            const next = KINDS.find((each) => each === target.value);
            if (next !== undefined) onChange(newVariable(next, variable.name));
          }}
        />
      </div>
      {'from' in variable ? (
        <RangeFields variable={variable} onChange={onChange} errorOf={errorOf} />
      ) : 'values' in variable ? (
        <ListFields variable={variable} lists={lists} onChange={onChange} errorOf={errorOf} />
      ) : (
        <FormulaFields variable={variable} onChange={onChange} errorOf={errorOf} />
      )}
    </div>
  );
}

function RangeFields({ variable, onChange, errorOf }: Props<RangeVariable>) {
  const t = useTexts(parametersTexts);
  return (
    <div className={styles.numbers}>
      {(['from', 'to', 'step'] as const).map((field) => (
        <NumberField
          key={field}
          label={t[field]}
          step="any"
          value={Number.isFinite(variable[field]) ? variable[field] : ''}
          error={errorOf(field)}
          onChange={({ target }) => onChange({ ...variable, [field]: target.valueAsNumber })}
        />
      ))}
    </div>
  );
}

/** A line as the value of a list: numbers as numbers, unless they are written with further zeros. */
const listedValue = (line: string): string | number => (String(Number(line)) === line ? Number(line) : line);

function ListFields({
  variable,
  lists,
  onChange,
  errorOf,
}: Props<ListVariable> & { readonly lists: readonly string[] }) {
  const t = useTexts(parametersTexts);
  return (
    <>
      <LinesField
        label={t.values}
        rows={3}
        lines={variable.values.map(String)}
        error={errorOf('values')}
        onChange={(lines) => onChange({ ...variable, values: lines.map(listedValue) })}
      />
      {(lists.length > 0 || variable.with !== undefined) && (
        <SelectField
          label={t.with}
          value={variable.with ?? ''}
          error={errorOf('with')}
          options={[...new Set([...lists, ...(variable.with === undefined ? [] : [variable.with])])].map((value) => ({
            value,
            label: value,
          }))}
          placeholder={t.independent}
          onChange={({ target }) => {
            const { with: _, ...rest } = variable;
            onChange(target.value === '' ? rest : { ...rest, with: target.value });
          }}
        />
      )}
    </>
  );
}

function FormulaFields({ variable, onChange, errorOf }: Props<DerivedVariable>) {
  const t = useTexts(parametersTexts);
  const { figures, decimals, ...rest } = variable;
  const shape: Shape = figures !== undefined ? 'figures' : decimals !== undefined ? 'decimals' : 'full';
  const shown = (next: Shape, digits: number): Variable =>
    next === 'full' ? rest : next === 'figures' ? { ...rest, figures: digits } : { ...rest, decimals: digits };
  return (
    <>
      <Field
        label={t.formula}
        hint={t.formulaHint}
        value={variable.formula}
        autoCapitalize="off"
        spellCheck={false}
        error={errorOf('formula')}
        onChange={({ target }) => onChange({ ...variable, formula: target.value })}
      />
      <div className={styles.head}>
        <SelectField
          label={t.shown}
          value={shape}
          options={SHAPES.map((value) => ({ value, label: t.shownAs[value] }))}
          onChange={({ target }) => {
            const next = SHAPES.find((each) => each === target.value) ?? 'full';
            onChange(shown(next, next === 'figures' ? FIRST_SIGNIFICANT : FIRST_DECIMALS));
          }}
        />
        {shape !== 'full' && (
          <NumberField
            label={t.digits}
            min={shape === 'figures' ? 1 : 0}
            max={10}
            value={figures ?? decimals}
            error={errorOf(shape)}
            onChange={({ target }) => onChange(shown(shape, target.valueAsNumber))}
          />
        )}
      </div>
    </>
  );
}
