import { useEffect, useMemo, useState } from 'react';
import type { AttemptSession, AttemptSnapshot } from '#client/attempts/attempt.session.ts';
import {
  type AttemptPosition,
  clearAttemptPosition,
  readAttemptPosition,
  saveAttemptPosition,
} from '#client/attempts/attempt-position.ts';
import { type SaveState, saveStateOf } from '#domain/attempts/answer-queues.ts';
import { isQuestionTypeName } from '#domain/questions/types/registry.ts';
import { QUESTION_VIEWS } from '../questions/types/registry.ts';

/** The questions of an attempt with their answers and save states, the current position and the flags. */
export function useAttempt(id: string, session: AttemptSession, { items: rows, outbox }: AttemptSnapshot) {
  const [location, setPosition] = useState<AttemptPosition>(() => readAttemptPosition(id, localStorage));
  const move = (next: AttemptPosition): void => {
    setPosition(next);
    saveAttemptPosition(id, next, localStorage);
  };
  const isTrying = outbox?.hasTag('trying') === true && outbox.context.failures === 0;

  const queues = outbox?.context.queues;
  const { flagged } = location;
  const items = useMemo(
    () =>
      rows.map((item, at) => {
        const queue = queues?.[item.position];
        const view = isQuestionTypeName(item.type) ? QUESTION_VIEWS[item.type] : null;
        const response = queue?.response ?? null;
        const state: SaveState = queue === undefined ? 'saved' : saveStateOf(queue, isTrying);
        return {
          ...item,
          number: at + 1,
          view,
          response,
          state,
          earlier: queue?.earlier ?? null,
          refusal: queue?.refusal ?? null,
          answered: view?.isAnswered(response) ?? false,
          flagged: flagged.includes(item.position),
        };
      }),
    [rows, queues, isTrying, flagged],
  );

  const here = items[Math.min(location.at, items.length - 1)]?.position;
  useEffect(() => {
    if (here !== undefined) session.reportPosition(here);
  }, [here, session]);

  return {
    items,
    at: Math.min(location.at, items.length - 1),
    goTo: (at: number) => {
      session.typingEnded();
      move({ ...location, at });
    },
    toggleFlag: (position: number) => {
      const others = location.flagged.filter((other) => other !== position);
      move({ ...location, flagged: location.flagged.includes(position) ? others : [...others, position] });
    },
    forgetPosition: () => clearAttemptPosition(id, localStorage),
  };
}

export type AttemptQuestionState = ReturnType<typeof useAttempt>['items'][number];
