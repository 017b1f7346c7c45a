import { useEffect, useMemo, useState } from 'react';
import type { AttemptPicture, AttemptSession } from '#actors/answers/attempt.session.ts';
import {
  type AttemptPlace,
  forgetAttemptPlace,
  readAttemptPlace,
  writeAttemptPlace,
} from '#actors/answers/attempt-place.ts';
import { type SaveState, saveStateOf } from '#domain/attempts/answer-lanes.ts';
import { isItemTypeName } from '#domain/items/registry.ts';
import { ITEM_VIEWS } from '../items/registry.ts';

/** The questions of an attempt with their answers and how safe those are, the place in it and the flags. */
export function useAttempt(id: string, session: AttemptSession, { items: rows, outbox }: AttemptPicture) {
  const [place, setPlace] = useState<AttemptPlace>(() => readAttemptPlace(id, localStorage));
  const move = (next: AttemptPlace): void => {
    setPlace(next);
    writeAttemptPlace(id, next, localStorage);
  };
  const isTrying = outbox?.hasTag('trying') === true && outbox.context.failures === 0;

  const lanes = outbox?.context.lanes;
  const { flagged } = place;
  const items = useMemo(
    () =>
      rows.map((item, at) => {
        const lane = lanes?.[item.position];
        const view = isItemTypeName(item.type) ? ITEM_VIEWS[item.type] : null;
        const response = lane?.response ?? null;
        const state: SaveState = lane === undefined ? 'saved' : saveStateOf(lane, isTrying);
        return {
          ...item,
          number: at + 1,
          view,
          response,
          state,
          earlier: lane?.earlier ?? null,
          refusal: lane?.refusal ?? null,
          answered: view?.isAnswered(response) ?? false,
          flagged: flagged.includes(item.position),
        };
      }),
    [rows, lanes, isTrying, flagged],
  );

  const here = items[Math.min(place.at, items.length - 1)]?.position;
  useEffect(() => {
    if (here !== undefined) session.look(here);
  }, [here, session]);

  return {
    items,
    at: Math.min(place.at, items.length - 1),
    goTo: (at: number) => {
      session.typingEnded();
      move({ ...place, at });
    },
    toggleFlag: (position: number) => {
      const others = place.flagged.filter((other) => other !== position);
      move({ ...place, flagged: place.flagged.includes(position) ? others : [...others, position] });
    },
    forgetPlace: () => forgetAttemptPlace(id, localStorage),
  };
}

export type AttemptItemState = ReturnType<typeof useAttempt>['items'][number];
