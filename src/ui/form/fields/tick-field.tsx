import { type ComponentProps, useId } from 'react';
import { describedBy, type LabelProps, Notes } from '../labelled.tsx';
import styles from './tick.module.css';

type Props = Omit<ComponentProps<'input'>, 'id' | 'type' | 'role' | 'className'> & LabelProps;

function Tick({ label, error, hint, role, ...input }: Props & { readonly role?: 'switch' }) {
  const id = useId();
  return (
    <label className={styles.row} htmlFor={id}>
      <input
        {...input}
        id={id}
        type="checkbox"
        {...(role !== undefined && { role })}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(id, { error, hint })}
      />
      <span>{label}</span>
      <Notes id={id} error={error} hint={hint} />
    </label>
  );
}

/** A checkbox, submitted with its form. */
export const CheckboxField = (props: Props) => <Tick {...props} />;

/** A switch that takes effect at once. */
export const SwitchField = (props: Props) => <Tick {...props} role="switch" />;
