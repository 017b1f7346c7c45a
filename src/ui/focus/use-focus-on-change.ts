import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the heading of a new step, so that it is announced and the focus of the previous step is
 * not lost. For a heading with `tabIndex={-1}`.
 */
export function useFocusOnChange(step: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return heading;
}
