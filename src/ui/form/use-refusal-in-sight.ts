import { type RefObject, useEffect } from 'react';

/**
 * Brings into sight why a form was refused: its first field that is wrong takes the focus; where no field is, what is
 * said at its head is scrolled to. `refusals` counts them, so that the same refusal is shown again.
 */
export function useRefusalInSight(form: RefObject<HTMLElement | null>, refusals: number): void {
  useEffect(() => {
    if (refusals === 0) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (field != null) field.focus();
    else form.current?.querySelector('[role="alert"]:not(:empty)')?.scrollIntoView?.({ block: 'center' });
  }, [form, refusals]);
}
