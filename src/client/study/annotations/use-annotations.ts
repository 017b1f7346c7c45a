import { useEffect, useState, useSyncExternalStore } from 'react';
import { SaveAnnotationDocument } from '#api/documents/study/note.generated.ts';
import type { Annotation } from '#domain/content/notes/annotation.schema.ts';
import { type ErrorCode, ProductError } from '#domain/platform/errors.ts';
import { useApi, useApp, useSession } from '../../app.context.ts';
import { createAnnotationJournal } from './annotation-journal.ts';
import { type AnnotationOutbox, type AnnotationSnapshot, createAnnotationOutbox } from './annotation-outbox.ts';

/** Errors that a retry can't fix. */
const FINAL: readonly ErrorCode[] = ['INVALID_INPUT', 'NOT_FOUND', 'FORBIDDEN', 'PAYMENT_REQUIRED'];

const refusalOf = (cause: unknown): string | null => {
  if (!(cause instanceof ProductError) || !FINAL.includes(cause.code)) return null;
  return Object.values(cause.fields ?? {})[0] ?? cause.message;
};

/**
 * A user's highlights in a note, while a screen shows it. Pending ones are sent at once when the network is
 * back and when the page is left.
 * @param stored what the server had when the screen was opened; read once
 */
export function useAnnotations(
  material: string,
  stored: readonly Annotation[],
): AnnotationSnapshot & { readonly outbox: AnnotationOutbox } {
  const api = useApi();
  const { flush } = useApp();
  const user = useSession()?.id ?? '';
  const [outbox] = useState(() =>
    createAnnotationOutbox(stored, {
      journal: createAnnotationJournal(user, material, localStorage),
      send: (annotation) => api(SaveAnnotationDocument, { material, annotation }),
      refusalOf,
    }),
  );
  const snapshot = useSyncExternalStore(outbox.subscribe, outbox.getSnapshot);

  useEffect(() => {
    outbox.start();
    const flushHidden = () => document.visibilityState === 'hidden' && outbox.flush();
    window.addEventListener('online', outbox.flush);
    window.addEventListener('pagehide', outbox.flush);
    document.addEventListener('visibilitychange', flushHidden);
    // The end of a session reloads the page. The journal has the highlights, so nothing has to wait for the server.
    const unregister = flush.register(async () => outbox.flush());
    return () => {
      window.removeEventListener('online', outbox.flush);
      window.removeEventListener('pagehide', outbox.flush);
      document.removeEventListener('visibilitychange', flushHidden);
      unregister();
      outbox.stop();
    };
  }, [outbox, flush]);

  return { ...snapshot, outbox };
}
