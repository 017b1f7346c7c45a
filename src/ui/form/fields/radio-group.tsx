import type { ComponentProps, ReactNode } from 'react';
import { FieldGroup } from '../field-group.tsx';
import type { Option } from './select-field.tsx';
import styles from './tick.module.css';

type Props = Omit<ComponentProps<'input'>, 'id' | 'type' | 'className' | 'value' | 'defaultValue' | 'name'> & {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly Option[];
  /** Chosen at first; the group keeps its own state, as a form's fields do. */
  readonly defaultValue?: string;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  /** Side by side if there is room: for two or three short options. */
  readonly inline?: boolean;
};

/** Selects one of a few visible options. */
export function RadioGroup({ legend, options, defaultValue, error, hint, inline = false, ...input }: Props) {
  return (
    <FieldGroup legend={legend} error={error} hint={hint}>
      <div className={inline ? styles.inline : styles.choices}>
        {options.map(({ value, label, disabled = false }) => (
          <label key={value} className={styles.row}>
            <input
              {...input}
              type="radio"
              value={value}
              defaultChecked={value === defaultValue}
              disabled={disabled || input.disabled === true}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
