import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useApi, useApp } from '#client/app.context.ts';
import { createMarkEntryActor } from '#client/classrooms/mark-entry.actor.ts';
import type { MarkCell, MarkContent } from '#domain/classrooms/gradebook/mark-entries.rule.ts';
import type { GradebookData } from '../gradebook-row.ts';

/** Marks and comments that the teacher enters: sent one after the other, with undo. */
export function useMarkEntry({ id, entries }: Pick<GradebookData, 'id' | 'entries'>) {
  const api = useApi();
  const { flush, inspection } = useApp();
  const { revalidate } = useRevalidator();
  const onCleared = useRef(revalidate);
  onCleared.current = revalidate;
  const initial = useRef(entries);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each class has its own actor
  const actor = useMemo(
    () => createMarkEntryActor(api, { stored: initial.current, onCleared: () => void onCleared.current() }),
    [api, id],
  );
  useEffect(() => {
    inspection?.follow(actor);
    actor.start();
    const send = (): void => actor.send({ type: 'retry.requested' });
    const isWaiting = (): boolean => actor.getSnapshot().context.queue.length > 0;
    const unregister = flush.register(async () => send(), { isUnsent: isWaiting, isUnsaved: isWaiting });
    window.addEventListener('online', send);
    return () => {
      unregister();
      window.removeEventListener('online', send);
      // A request in progress arrives.
      setTimeout(() => actor.stop(), 5_000);
    };
  }, [actor, flush, inspection]);
  useEffect(() => actor.send({ type: 'entries.loaded', stored: entries }), [actor, entries]);
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const isFailing = useSelector(actor, (snapshot) => snapshot.matches('waitingToRetry'));
  return {
    ...context,
    isFailing,
    enter: (cell: MarkCell, content: MarkContent) =>
      actor.send({ type: 'mark.entered', edit: { ...cell, ...content, isUndo: false } }),
    undo: () => actor.send({ type: 'undo.requested' }),
    retry: () => actor.send({ type: 'retry.requested' }),
    resolve: (cell: MarkCell, choice: 'mine' | 'theirs') => actor.send({ type: 'conflict.resolved', cell, choice }),
  };
}

export type MarkEntries = ReturnType<typeof useMarkEntry>;
