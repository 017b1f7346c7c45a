import { type ComponentType, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useShownToasts } from '#actors/use-shown-toasts.ts';
import { useMessages } from '#texts/messages.texts.ts';

/**
 * What shows toasts, downloaded with the first one. That one often tells that the network is gone: the download then
 * fails, the page stays as it is, and the next toast tries again.
 */
function useToaster(lastId: number): ComponentType | null {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (lastId === 0 || Toaster !== null) return;
    import('#actors/toaster.tsx').then(
      (part) => setToaster(() => part.default),
      (cause: unknown) => console.warn('A message is not shown.', cause),
    );
  }, [lastId, Toaster]);
  return Toaster;
}

/**
 * Where toasts appear. A screen reader hears them from a place of their own, directly in the body and there before the
 * first: an open dialog silences everything else.
 */
export function ToastHost() {
  const say = useMessages();
  const shown = useShownToasts();
  const Toaster = useToaster(shown.at(-1)?.id ?? 0);
  return (
    <>
      {createPortal(
        <div className="visually-hidden" role="status" aria-live="polite" aria-atomic="false">
          {shown.map(({ id, message }) => (
            <p key={id}>{say(message)}</p>
          ))}
        </div>,
        document.body,
      )}
      {Toaster !== null && <Toaster />}
    </>
  );
}
