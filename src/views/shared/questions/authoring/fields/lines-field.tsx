import { useState } from 'react';
import { TextAreaField } from '#ui/form/fields/text-area-field.tsx';
import type { LabelProps } from '#ui/form/labelled.tsx';
import { linesOf } from '../next-id.ts';

type Props = LabelProps & {
  readonly lines: readonly string[];
  readonly onChange: (lines: string[]) => void;
  readonly rows?: number;
};

/** A list, one entry per line. Input stays as typed; blank lines are ignored. */
export function LinesField({ lines, onChange, rows = 2, ...label }: Props) {
  const [typed, setTyped] = useState(lines.join('\n'));
  const shown = linesOf(typed).join('\n') === linesOf(lines.join('\n')).join('\n') ? typed : lines.join('\n');
  return (
    <TextAreaField
      {...label}
      rows={rows}
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(linesOf(target.value));
      }}
    />
  );
}
