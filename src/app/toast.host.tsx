import { useSelector } from '@xstate/react';
import { type ComponentType, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useApp } from '#actors/app.context.ts';

/**
 * Where toasts appear. What shows them is downloaded with the first one; where that fails, as it does without a network,
 * the page goes on without it and the next toast tries again. A screen reader hears them from a place of
 * their own, directly in the body and there before the first: an open dialog silences everything else.
 */
export function ToastHost() {
  const { toast } = useApp();
  const lastId = useSelector(toast, ({ context }) => context.lastId);
  const entries = useSelector(toast, ({ context }) => context.entries);
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  const isMissing = Toaster === null;
  useEffect(() => {
    if (lastId === 0 || !isMissing) return;
    import('#actors/toaster.tsx').then(
      (module) => setToaster(() => module.default),
      (cause: unknown) => console.warn('What shows messages could not be downloaded.', cause),
    );
  }, [lastId, isMissing]);
  return (
    <>
      {createPortal(
        <div className="visually-hidden" role="status" aria-live="polite" aria-atomic="false">
          {entries.map(({ id, message, delayed }) => !delayed && <p key={id}>{message}</p>)}
        </div>,
        document.body,
      )}
      {Toaster !== null && <Toaster />}
    </>
  );
}
