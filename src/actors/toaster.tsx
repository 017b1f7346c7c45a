import { useSelector } from '@xstate/react';
import { type CSSProperties, useEffect, useRef } from 'react';
import { Toaster as Sonner, toast as show } from 'sonner';
import type { ToastColor } from '#machines/toast/toast.machine.ts';
import { useApp } from './app.context.ts';

const SHOW: Record<ToastColor, typeof show.success> = {
  neutral: show.message,
  positive: show.success,
  negative: show.error,
};

/** Sonner's own properties, in the colours of the page. */
const LOOK = {
  '--normal-bg': 'var(--color-panel-solid)',
  '--normal-text': 'var(--ink)',
  '--normal-border': 'var(--paper-edge)',
  '--border-radius': 'var(--radius-4)',
  fontFamily: 'inherit',
} as CSSProperties;

/** Shows the machine's entries and tells it when one is gone. */
export default function Toaster() {
  const { toast } = useApp();
  const entries = useSelector(toast, ({ context }) => context.entries);
  const shown = useRef(new Set<number>());

  useEffect(() => {
    for (const { id, message, color, duration, delayed } of entries) {
      if (delayed || shown.current.has(id)) continue;
      shown.current.add(id);
      const close = () => toast.send({ type: 'toast.closed', id });
      SHOW[color](message, { id, duration, onAutoClose: close, onDismiss: close });
    }
  }, [entries, toast]);

  const isMirrored = document.documentElement.dir === 'rtl';
  return <Sonner position={isMirrored ? 'top-left' : 'top-right'} dir={isMirrored ? 'rtl' : 'ltr'} style={LOOK} />;
}
