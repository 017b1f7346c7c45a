import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { Toaster as Sonner, toast as show } from 'sonner';
import type { ToastColor } from '#machines/toast/toast.machine.ts';
import { useApp } from './app.context.ts';

const SHOW: Record<ToastColor, typeof show.success> = {
  neutral: show.message,
  positive: show.success,
  negative: show.error,
};

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

  return <Sonner position="top-right" dir="auto" theme="system" toastOptions={{ className: 'lectern-toast' }} />;
}
