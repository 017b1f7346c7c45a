import { Field } from '#ui/form/field.tsx';

type Props = {
  readonly label: string;
  readonly name?: 'password' | 'current';
  readonly error: string | undefined;
};

/** The password that a signed-in user already has, as the proof for a change. Password managers fill it in. */
export const CurrentPassword = ({ label, name = 'password', error }: Props) => (
  <Field label={label} name={name} type="password" autoComplete="current-password" error={error} />
);
