import type { ComponentProps } from 'react';
import { Labelled, type LabelProps } from '../labelled.tsx';
import styles from './number-field.module.css';

type Props = Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'> &
  LabelProps & {
    /** Shown after the number and announced with it: `minutes`, `%`. */
    readonly unit?: string;
  };

/** A labelled number. The wheel does not change it, since people scroll over it. */
export function NumberField({ label, error, hint, unit, ...input }: Props) {
  const isInteger = input.step === undefined || Number.isInteger(Number(input.step));
  return (
    <Labelled label={unit === undefined ? label : `${label} (${unit})`} error={error} hint={hint}>
      {(tied) => (
        <input
          {...input}
          {...tied}
          type="number"
          inputMode={isInteger ? 'numeric' : 'decimal'}
          className={styles.number}
          onWheel={(event) => event.currentTarget.blur()}
        />
      )}
    </Labelled>
  );
}
