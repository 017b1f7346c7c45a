import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useApi, useApp, useSession } from '#client/app.context.ts';
import { createMarkJournal } from '#client/attempts/marking/mark-journal.ts';
import { createMarkingActor } from '#client/attempts/marking/marking.actor.ts';
import { newOperationId } from '#client/attempts/operation-id.ts';
import type { TeacherMark } from '#domain/attempts/marking/teacher-mark.schema.ts';

/** Unsent marks: stored on this device, and sent until the server has them. */
export function useMarking() {
  const api = useApi();
  const { flush, inspection } = useApp();
  const userId = useSession()?.id ?? '';
  const actor = useMemo(() => createMarkingActor(api, createMarkJournal(localStorage, userId)), [api, userId]);
  useEffect(() => {
    inspection?.follow(actor);
    actor.start();
    const send = (): void => actor.send({ type: 'flush.requested' });
    const unregister = flush.register(async () => send(), {
      isUnsent: () => actor.getSnapshot().context.unsent.length > 0,
    });
    window.addEventListener('online', send);
    window.addEventListener('pagehide', send);
    return () => {
      unregister();
      window.removeEventListener('online', send);
      window.removeEventListener('pagehide', send);
      send();
      // A request in progress arrives; everything else stays in the journal.
      setTimeout(() => actor.stop(), 5_000);
    };
  }, [actor, flush, inspection]);
  const { unsent, refused, savedAnswer } = useSelector(actor, ({ context }) => context);
  const award = (mark: Omit<TeacherMark, 'operationId'>, isTyped: boolean): void =>
    actor.send({ type: isTyped ? 'comment.typed' : 'mark.given', mark: { ...mark, operationId: newOperationId() } });
  return {
    unsent,
    refused,
    savedAnswer,
    award,
    retryRefused: () => actor.send({ type: 'refused.retried' }),
    discardRefused: () => actor.send({ type: 'refused.discarded' }),
  };
}
