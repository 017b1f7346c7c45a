import type { ComponentProps } from 'react';
import { Labelled, type LabelProps } from '../labelled.tsx';
import styles from './number-field.module.css';

type Props = Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'> &
  LabelProps & {
    /** Values are `2027-05-31`, `14:30` and `2027-05-31T14:30`, in local time. */
    readonly type: 'date' | 'time' | 'datetime-local';
  };

/** A labelled date, time, or both, with the device's own picker. */
export function DateField({ label, error, hint, type, ...input }: Props) {
  return (
    <Labelled label={label} error={error} hint={hint}>
      {(tied) => <input {...input} {...tied} type={type} className={styles.number} />}
    </Labelled>
  );
}
