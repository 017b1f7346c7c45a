import { createActor, fromPromise } from 'xstate';
import type { Api } from '#api/client.ts';
import { AnswerLiveQuizDocument, JoinLiveQuizDocument } from '#api/documents/classrooms/live-quiz.generated.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { type LiveAnswer, livePlayerMachine } from '#machines/live-player/live-player.machine.ts';
import type { LiveSeat, LiveSeats } from './live-seat.ts';

const RETRY_MS = 1_000;

/** The machine of a player with its effects. @param onJoined receives the quiz and the guest's ticket */
export const createLivePlayerActor = (
  api: Api,
  {
    code,
    seats,
    onJoined,
  }: { readonly code: string; readonly seats: LiveSeats; readonly onJoined: (seat: LiveSeat) => void },
) => {
  let seat: LiveSeat | null = null;
  const take = (taken: LiveSeat): void => {
    seat = taken;
    onJoined(taken);
  };
  return createActor(
    livePlayerMachine.provide({
      delays: { retryDelay: RETRY_MS },
      actors: {
        joinQuiz: fromPromise<boolean, { readonly nickname: string }>(async ({ input: { nickname } }) => {
          const known = seats.find(code);
          if (known !== null) {
            take(known);
            return false;
          }
          const { quiz, ticket } = (
            await api(JoinLiveQuizDocument, { code, nickname: nickname === '' ? null : nickname })
          ).joinLiveQuiz;
          if (quiz === null) return true;
          if (ticket !== null) seats.save(code, { quiz, ticket });
          take({ quiz, ticket });
          return false;
        }),
        sendAnswer: fromPromise<boolean, LiveAnswer | null>(async ({ input }) => {
          if (input === null || seat === null) throw new Error('There is no answer to send.');
          try {
            const sent = await api(AnswerLiveQuizDocument, { id: seat.quiz, ticket: seat.ticket, ...input });
            return sent.answerLiveQuiz;
          } catch (cause) {
            // An answer that the server refuses for good is not sent again.
            if (cause instanceof ProductError && cause.code === 'INVALID_INPUT') return false;
            throw cause;
          }
        }),
      },
    }),
  );
};
