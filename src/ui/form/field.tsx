import { TextField } from '@radix-ui/themes';
import type { ComponentProps } from 'react';
import { Labelled, type LabelProps } from './labelled.tsx';

type Props = Omit<ComponentProps<typeof TextField.Root>, 'size' | 'id' | 'color'> & LabelProps;

/** A labelled line of text with its hint and its error message. */
export function Field({ label, error, hint, ...input }: Props) {
  return (
    <Labelled label={label} error={error} hint={hint}>
      {(tied) => (
        <TextField.Root {...input} {...tied} size="3" {...(error === undefined ? {} : { color: 'red' as const })} />
      )}
    </Labelled>
  );
}
