import { useCallback, useEffect, useRef } from 'react';
import { Toaster as Sonner, toast as show } from 'sonner';
import type { ToastColor, ToastPauseReason } from '#machines/toast/toast.machine.ts';
import { useMessages } from '#texts/platform/problems.texts.ts';
import { useApp } from './app.context.ts';
import { useShownToasts } from './use-visible-toasts.ts';

const SHOW: Record<ToastColor, typeof show.success> = {
  neutral: show.message,
  positive: show.success,
  negative: show.error,
};

/** Sonner's own properties, in the colours of the page. */
const TOAST_OPTIONS = {
  '--normal-bg': 'var(--color-panel-solid)',
  '--normal-text': 'var(--ink)',
  '--normal-border': 'var(--paper-edge)',
  '--border-radius': 'var(--radius-4)',
  fontFamily: 'inherit',
};

/** Below the page header, so that its controls are not covered. */
const INSET = { top: 'var(--space-9)' };
/** On a phone, the header scrolls away and the title is right below it, so toasts cover the header instead. */
const NARROW_INSET = { top: 'var(--space-1)' };

/** Shows the machine's entries while it has them, and reports pointer and focus to it. */
export default function Toaster() {
  const { toast } = useApp();
  const messageOf = useMessages();
  const entries = useShownToasts();
  const shown = useRef(new Set<number>());
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const ids = new Set(entries.map(({ id }) => id));
    for (const id of shown.current) {
      if (ids.has(id)) continue;
      shown.current.delete(id);
      show.dismiss(id);
    }
    for (const { id, message, color } of entries) {
      if (shown.current.has(id)) continue;
      const text = messageOf(message);
      // Its texts are still being downloaded, and are shown at the next rendering.
      if (text === '') continue;
      shown.current.add(id);
      const close = () => toast.send({ type: 'toast.closed', id });
      SHOW[color](text, { id, duration: Number.POSITIVE_INFINITY, onDismiss: close });
    }
  }, [entries, toast, messageOf]);

  const attend = useCallback(
    (by: ToastPauseReason, isGiven: boolean): void =>
      toast.send({ type: isGiven ? 'attention.started' : 'attention.ended', by, at: performance.now() }),
    [toast],
  );

  useEffect(() => {
    const updateVisibility = () => attend('hidden', document.visibilityState === 'hidden');
    updateVisibility();
    document.addEventListener('visibilitychange', updateVisibility);
    return () => document.removeEventListener('visibilitychange', updateVisibility);
  }, [attend]);

  useEffect(() => {
    const element = frame.current;
    const listeners = [
      ['pointerover', () => attend('pointer', true)],
      ['pointerleave', () => attend('pointer', false)],
      ['focusin', () => attend('focus', true)],
      ['focusout', () => attend('focus', false)],
    ] as const;
    for (const [type, listener] of listeners) element?.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of listeners) element?.removeEventListener(type, listener);
    };
  }, [attend]);

  // Screen readers announce toasts from the host's live region; otherwise each would be announced twice.
  useEffect(() => frame.current?.querySelector('section')?.setAttribute('aria-live', 'off'));

  const isMirrored = document.documentElement.dir === 'rtl';
  return (
    <div ref={frame}>
      <Sonner
        position={isMirrored ? 'top-left' : 'top-right'}
        dir={isMirrored ? 'rtl' : 'ltr'}
        offset={INSET}
        mobileOffset={NARROW_INSET}
        style={TOAST_OPTIONS}
      />
    </div>
  );
}
