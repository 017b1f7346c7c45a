import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import {
  FollowLivePlayerDocument,
  LivePlayerDocument,
  type LivePlayerPartsFragment,
} from '#api/documents/classrooms/live-quiz.generated.ts';
import { useApp } from '#client/app.context.ts';
import { createLivePlayerActor } from '#client/classrooms/live-player.actor.ts';
import { type LiveSeat, liveSeats } from '#client/classrooms/live-seat.ts';
import { useLiveData } from '#client/classrooms/use-live-data.ts';
import { useShownActor } from '#client/use-shown-actor.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { LivePlayerEvent } from '#machines/live-player/live-player.machine.ts';

/** What a new screen means for the machine. */
function eventOf({ screen, response }: LivePlayerPartsFragment): LivePlayerEvent {
  const { state, position, vote } = screen;
  if (state === 'finished') return { type: 'quiz.finished' };
  if (state !== 'answering') return { type: 'ballot.closed' };
  return { type: 'ballot.opened', ballot: { position, vote }, isAnswered: response !== null };
}

/** A player of the live quiz with a code, while the screen is shown. */
export function useLivePlayer(code: string) {
  const app = useApp();
  const [seat, setSeat] = useState<LiveSeat | null>(null);
  const [player] = useState(() => {
    const seats = liveSeats(() => window.sessionStorage);
    return { seats, actor: createLivePlayerActor(app.api, { code, seats, onJoined: setSeat }) };
  });
  const { actor, seats } = player;
  useShownActor(actor);
  const state = useSelector(actor, (snapshot) => snapshot);
  const source = useMemo(() => {
    if (seat === null) return null;
    const variables = { id: seat.quiz, ticket: seat.ticket };
    return { read: () => app.api(LivePlayerDocument, variables), stream: FollowLivePlayerDocument, variables };
  }, [app, seat]);
  const { latest, problem } = useLiveData(source);
  const isPlaying = state.matches('playing');
  useEffect(() => {
    if (latest !== null && isPlaying) actor.send(eventOf(latest.data.livePlayer));
  }, [actor, latest, isPlaying]);
  useEffect(() => {
    if (!(problem instanceof ProductError)) return;
    if (problem.code === 'LIVE_PLAYER_REMOVED') actor.send({ type: 'player.removed' });
    if (problem.code === 'NOT_FOUND' || problem.code === 'LIVE_PLAYER_REMOVED') seats.forget(code);
  }, [actor, code, problem, seats]);
  return { actor, state, latest, problem };
}
