import { type RefObject, useEffect, useRef } from 'react';

/**
 * The heading of a step that has just come gets the focus, so that it is read out and the focus of the step before is
 * not lost. To be given to a heading with `tabIndex={-1}`.
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
