import { type KeyboardEvent, useEffect, useRef } from 'react';
import { ownEntry } from '#domain/platform/own-entry.ts';
import styles from '../gradebook.module.css';

/** Where to continue after a mark was entered: the cell below or next to it, or the same cell. */
export type NextCell = 'below' | 'above' | 'after' | 'before' | 'same';

type Props = {
  readonly label: string;
  readonly initial: string;
  readonly isInvalid: boolean;
  /** Returns whether the text was accepted. */
  readonly onEnter: (text: string, next: NextCell) => boolean;
  readonly onCancel: () => void;
};

const NEXT = { Enter: 'below', ArrowDown: 'below', ArrowUp: 'above' } as const satisfies Readonly<
  Record<string, NextCell>
>;

/** The field in which a cell's marks are typed. Leaving it saves, and Escape does not. */
export function MarkInput({ label, initial, isInvalid, onEnter, onCancel }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    field.current?.focus();
    // A typed character continues; an existing mark is replaced by typing.
    if (initial.length !== 1) field.current?.select();
  }, [initial]);
  const enter = (text: string, next: NextCell): void => {
    if (isDone.current) return;
    // Accepting moves the focus to the grid, which leaves this field.
    isDone.current = true;
    isDone.current = onEnter(text, next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { key, shiftKey, currentTarget } = event;
    const next = key === 'Tab' ? (shiftKey ? 'before' : 'after') : ownEntry(NEXT, key);
    if (next !== undefined) enter(currentTarget.value, next);
    else if (key === 'Escape') {
      isDone.current = true;
      onCancel();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <input
      ref={field}
      className={styles.input}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      defaultValue={initial}
      onKeyDown={onKeyDown}
      onBlur={({ target }) => enter(target.value, 'same')}
    />
  );
}
