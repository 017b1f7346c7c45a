import { type RefObject, useEffect } from 'react';

/**
 * Reveals why a form was refused: the first invalid field takes the focus; without one, the
 * message at the top is scrolled into view. `refusals` counts them, so that a repeated refusal is revealed again.
 */
export function useScrollToRefusal(form: RefObject<HTMLElement | null>, refusals: number): void {
  useEffect(() => {
    if (refusals === 0) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (field != null) field.focus();
    else form.current?.querySelector('[role="alert"]:not(:empty)')?.scrollIntoView?.({ block: 'center' });
  }, [form, refusals]);
}
