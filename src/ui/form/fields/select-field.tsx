import type { ComponentProps } from 'react';
import { Icon } from '../../icon/icon.tsx';
import styles from '../control.module.css';
import { Labelled, type LabelProps } from '../labelled.tsx';

export type Option = { readonly value: string; readonly label: string; readonly disabled?: boolean };

type Props = Omit<ComponentProps<'select'>, 'id' | 'size' | 'children'> &
  LabelProps & {
    readonly options: readonly Option[];
    /** Shown while nothing is chosen; without it the first option is. */
    readonly placeholder?: string;
  };

/** Selects one of a few options. For many options or several values, use the combobox. */
export function SelectField({ label, error, hint, options, placeholder, ...select }: Props) {
  return (
    <Labelled label={label} error={error} hint={hint}>
      {(tied) => (
        <div className={styles.chooseFrame}>
          <select {...select} {...tied} className={styles.choose}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(({ value, label: text, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {text}
              </option>
            ))}
          </select>
          <Icon name="down" px={16} />
        </div>
      )}
    </Labelled>
  );
}
