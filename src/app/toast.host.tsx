import { createPortal } from 'react-dom';
import { useShownToasts } from '#client/use-visible-toasts.ts';
import { useMessages } from '#texts/platform/problems.texts.ts';
import { useLatePart } from './start/lazy-chunk.ts';

const loadToaster = () => import('#client/toaster.tsx');

/**
 * The container of toasts. Screen readers announce them from a live region of their own, directly in the body and
 * present before the first: an open dialog hides everything else.
 */
export function ToastHost() {
  const messageOf = useMessages();
  const shown = useShownToasts();
  const Toaster = useLatePart(loadToaster, shown.length > 0);
  return (
    <>
      {createPortal(
        <div className="visually-hidden" role="status" aria-live="polite" aria-atomic="false">
          {shown.map(({ id, message }) => (
            <p key={id}>{messageOf(message)}</p>
          ))}
        </div>,
        document.body,
      )}
      {Toaster !== null && <Toaster />}
    </>
  );
}
