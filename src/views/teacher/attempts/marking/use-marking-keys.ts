import { useEffect, useRef } from 'react';

/** What the keys of the marking view do. */
export type MarkingKeys = {
  readonly tick: (number: number) => void;
  readonly carry: (number: number) => void;
  readonly next: () => void;
  readonly comment: () => void;
  /** Splits a group; left out where there is none. */
  readonly split?: () => void;
  /** Puts selected answers in one group; left out where none can be selected. */
  readonly join?: () => void;
};

/** Keyboard shortcuts of the marking view, everywhere except in text fields. */
export function useMarkingKeys(keys: MarkingKeys): void {
  const current = useRef(keys);
  current.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { target, key, code, shiftKey, ctrlKey, metaKey, altKey } = event;
      const isTyping = target instanceof HTMLElement && target.matches('textarea, select, input:not([type=checkbox])');
      if (isTyping && key === 'Escape') target.blur();
      const isInDialog = target instanceof Element && target.closest('[role="dialog"]') !== null;
      if (ctrlKey || metaKey || altKey || isTyping || isInDialog) return;
      // By the physical key: with Shift, and in some layouts without, the key has another character.
      const number = Number(/^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1] ?? 0);
      if (number > 0) current.current[shiftKey ? 'carry' : 'tick'](number);
      else if (key === 'n') current.current.next();
      else if (key === 'c') current.current.comment();
      else if (key === 's' && current.current.split !== undefined) current.current.split();
      else if (key === 'g' && current.current.join !== undefined) current.current.join();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
