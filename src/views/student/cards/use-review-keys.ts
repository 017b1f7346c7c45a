import { useEffect, useEffectEvent } from 'react';
import { GRADES, type Grade } from '#domain/cards/scheduling/card-memory.schema.ts';

type Keys = {
  readonly onShow: () => void;
  readonly onGrade: (grade: Grade) => void;
  readonly onUndo: () => void;
};

const TYPED_INTO = 'input, textarea, select, [contenteditable]';
const NATIVE_BUTTONS = 'button, a, summary, [role="button"]';

/** Space shows the answer, 1 to 4 rate it, Ctrl or ⌘ with Z undoes the last review; never while typing. */
export function useReviewKeys({ onShow, onGrade, onUndo }: Keys): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof HTMLElement ? event.target : null;
    if (event.defaultPrevented || event.isComposing || event.altKey || event.repeat) return;
    if (target?.matches(TYPED_INTO) === true || target?.closest('[role="dialog"]') != null) return;
    if (event.ctrlKey || event.metaKey) {
      if (event.key.toLowerCase() !== 'z' || event.shiftKey) return;
      event.preventDefault();
      onUndo();
      return;
    }
    const grade = GRADES[Number(event.key) - 1];
    if (event.key === ' ' && target?.closest(NATIVE_BUTTONS) == null) {
      event.preventDefault();
      onShow();
    } else if (grade !== undefined && event.key.trim() !== '') {
      event.preventDefault();
      onGrade(grade);
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => pressed(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
