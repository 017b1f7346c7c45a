import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { createPortal } from 'react-dom';
import { useApp } from '#actors/app.context.ts';
import { useShownToasts } from '#actors/use-shown-toasts.ts';
import { useMessages } from '#texts/messages.texts.ts';

const Toaster = lazy(() => import('#actors/toaster.tsx'));

/**
 * Where toasts appear. What shows them is downloaded with the first one. A screen reader hears them from a place of
 * their own, directly in the body and there before the first: an open dialog silences everything else.
 */
export function ToastHost() {
  const { toast } = useApp();
  const say = useMessages();
  const isNeeded = useSelector(toast, ({ context }) => context.lastId > 0);
  const shown = useShownToasts();
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
      {isNeeded && (
        <Suspense>
          <Toaster />
        </Suspense>
      )}
    </>
  );
}
