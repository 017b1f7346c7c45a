import { useEffect, useState } from 'react';
import { createAnswerJournal } from '#actors/answers/answer-journal.ts';
import {
  type AttemptPlace,
  forgetAttemptPlace,
  readAttemptPlace,
  writeAttemptPlace,
} from '#actors/answers/attempt-place.ts';
import { newOperationId } from '#actors/answers/operation-id.ts';
import { useAnswerOutbox } from '#actors/answers/use-answer-outbox.ts';
import { useApi, useApp } from '#actors/app.context.ts';
import { type OpenAttemptQuery, SaveAnswersDocument } from '#api/documents/attempt.generated.ts';
import { type ErrorCode, isErrorCode, ProductError } from '#domain/errors.ts';
import { isItemTypeName } from '#domain/items/registry.ts';
import { ITEM_VIEWS } from '../items/registry.ts';

export type OpenAttempt = OpenAttemptQuery['attempt'];

/** Trying again mends none of these. */
const FINAL: readonly ErrorCode[] = ['ATTEMPT_CLOSED', 'DEADLINE_PASSED', 'INVALID_INPUT', 'NOT_FOUND', 'FORBIDDEN'];

const refusalOf = (cause: unknown): string | null =>
  cause instanceof ProductError && FINAL.includes(cause.code) ? cause.message : null;

/** An attempt under way: the answers in force and how they are saved, the place in it and the flags. */
export function useAttempt(attempt: OpenAttempt) {
  const api = useApi();
  const { flush } = useApp();
  const [place, setPlace] = useState<AttemptPlace>(() => readAttemptPlace(attempt.id, localStorage));
  const { outbox, answers, unsaved, refusal } = useAnswerOutbox(attempt.items, {
    journal: createAnswerJournal(attempt.id, localStorage),
    newId: newOperationId,
    refusalOf,
    send: async (position, { operationId, sequence, response }) => {
      const answer = { operationId, position, sequence, response };
      const { saveAnswers } = await api(SaveAnswersDocument, { input: { attempt: attempt.id, answers: [answer] } });
      const refusal = saveAnswers.receipts[0]?.refusal ?? null;
      if (refusal !== null) throw new ProductError(isErrorCode(refusal) ? refusal : 'INTERNAL');
    },
  });

  // A session that ends reloads the page. The journal keeps the answers then; nothing here has to wait for the server.
  useEffect(() => flush.register(async () => outbox.flush()), [flush, outbox]);

  const move = (next: AttemptPlace): void => {
    setPlace(next);
    writeAttemptPlace(attempt.id, next, localStorage);
  };

  const items = attempt.items.map((item, place) => {
    const { response, state } = answers.get(item.position) ?? { response: null, state: 'saved' as const };
    const view = isItemTypeName(item.type) ? ITEM_VIEWS[item.type] : null;
    return { ...item, place, number: place + 1, response, state, view, answered: view?.isAnswered(response) ?? false };
  });

  return {
    outbox,
    unsaved,
    refusal,
    items: items.map((item) => ({ ...item, flagged: place.flagged.includes(item.position) })),
    at: Math.min(place.at, items.length - 1),
    goTo: (at: number) => {
      outbox.typingEnded();
      move({ ...place, at });
    },
    toggleFlag: (position: number) => {
      const others = place.flagged.filter((other) => other !== position);
      move({ ...place, flagged: place.flagged.includes(position) ? others : [...others, position] });
    },
    forgetPlace: () => forgetAttemptPlace(attempt.id, localStorage),
  };
}

export type AttemptItemState = ReturnType<typeof useAttempt>['items'][number];
