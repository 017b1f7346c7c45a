import { parseQuantity } from '#domain/questions/answers/quantity.parser.ts';
import { authoringTexts } from '#texts/content/authoring.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Field } from '#ui/form/field.tsx';
import { NumberField } from '#ui/form/fields/number-field.tsx';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import { CheckboxField } from '#ui/form/fields/tick-field.tsx';
import styles from '../authoring.module.css';
import { LinesField } from './lines-field.tsx';
import type { QuestionFields } from './question-fields.ts';

type Key = QuestionFields<'numeric'>['answerKey'];
const TOLERANCES = ['none', 'absolute', 'relative'] as const;
const FIRST_TOLERANCE = 0.05;
const PERCENT = 100;

const toleranceOf = ({ tolerance, relative }: Key): (typeof TOLERANCES)[number] => {
  if (tolerance === null) return 'none';
  return relative === true ? 'relative' : 'absolute';
};

/** Lines such as `km = 1000`; invalid ones are left out. */
function unitsOf(lines: readonly string[]): NonNullable<Key['units']> {
  const pairs = lines.map((line) => line.split('=').map((part) => part.trim()));
  return Object.fromEntries(
    pairs.flatMap(([unit = '', worth = '1']) => (unit !== '' && Number(worth) > 0 ? [[unit, Number(worth)]] : [])),
  );
}

/** With a placeholder, the value comes from a formula. */
const withoutNumber = (written: string): number => (written.includes('{{') ? 0 : Number.NaN);

/** The expected number with its tolerance, and units if the question asks for one. */
export function NumericFields({ body, answerKey, onChange, errorOf }: QuestionFields<'numeric'>) {
  const t = useTexts(authoringTexts).fields;
  const kind = toleranceOf(answerKey);
  const asksUnit = body.asksUnit ?? false;
  const change = (key: Partial<Key>): void => onChange(body, { ...answerKey, ...key });
  const isPercent = kind === 'relative';
  return (
    <>
      <div className={styles.pair}>
        <Field
          label={t.value}
          hint={t.valueHint}
          value={answerKey.written}
          error={errorOf('key.value') ?? errorOf('key.written')}
          onChange={({ target }) =>
            change({ written: target.value, value: parseQuantity(target.value)?.value ?? withoutNumber(target.value) })
          }
        />
        {!asksUnit && (
          <Field
            label={t.unit}
            value={body.unit ?? ''}
            error={errorOf('body.unit')}
            onChange={({ target }) => onChange({ ...body, unit: target.value === '' ? null : target.value }, answerKey)}
          />
        )}
      </div>
      <CheckboxField
        label={t.asksUnit}
        checked={asksUnit}
        onChange={({ target }) =>
          onChange({ unit: target.checked ? null : body.unit, asksUnit: target.checked }, answerKey)
        }
      />
      <LinesField
        label={t.units}
        hint={t.unitsHint}
        error={errorOf('answer.units')}
        lines={Object.entries(answerKey.units ?? {}).map(([unit, worth]) => `${unit} = ${worth}`)}
        onChange={(lines) => {
          const units = unitsOf(lines);
          const { units: _, ...rest } = answerKey;
          onChange(body, Object.keys(units).length === 0 ? rest : { ...rest, units });
        }}
      />
      <div className={styles.pair}>
        <SelectField
          label={t.tolerance}
          value={kind}
          options={TOLERANCES.map((value) => ({ value, label: t.tolerances[value] }))}
          onChange={({ target }) =>
            change(
              target.value === 'none'
                ? { tolerance: null, relative: false }
                : { tolerance: answerKey.tolerance ?? FIRST_TOLERANCE, relative: target.value === 'relative' },
            )
          }
        />
        {kind === 'none' ? (
          <NumberField
            label={t.significantFigures}
            min={1}
            max={30}
            value={answerKey.significantFigures}
            error={errorOf('key.significantFigures')}
            onChange={({ target }) => change({ significantFigures: target.valueAsNumber })}
          />
        ) : (
          <NumberField
            label={t.toleranceAmount}
            {...(isPercent && { unit: '%' })}
            min={0}
            step="any"
            defaultValue={(answerKey.tolerance ?? 0) * (isPercent ? PERCENT : 1)}
            key={kind}
            error={errorOf('key.tolerance')}
            onChange={({ target }) => change({ tolerance: target.valueAsNumber / (isPercent ? PERCENT : 1) })}
          />
        )}
      </div>
    </>
  );
}
