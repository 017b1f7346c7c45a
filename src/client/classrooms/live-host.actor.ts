import { createActor, fromPromise } from 'xstate';
import type { Api } from '#api/client.ts';
import { ClaimLiveQuizDocument, MoveLiveQuizDocument } from '#api/documents/classrooms/live-quiz.generated.ts';
import { LIVE_HOST_SIGNAL_MS } from '#domain/classrooms/live-quiz/live-quiz.limits.ts';
import type { LiveHost } from '#domain/classrooms/live-quiz/live-quiz.ts';
import { type LiveOrder, liveHostMachine } from '#machines/live-host/live-host.machine.ts';

/** The machine of a hosting screen with its effects. */
export const createLiveHostActor = (api: Api, { quiz, device }: { readonly quiz: string; readonly device: string }) =>
  createActor(
    liveHostMachine.provide({
      delays: { signalDelay: LIVE_HOST_SIGNAL_MS },
      actors: {
        claimQuiz: fromPromise<LiveHost, { readonly takeOver: boolean }>(
          async ({ input: { takeOver } }) =>
            (await api(ClaimLiveQuizDocument, { id: quiz, device, takeOver })).claimLiveQuiz,
        ),
        sendCommand: fromPromise<void, LiveOrder | null>(async ({ input }) => {
          if (input === null) throw new Error('There is no command to send.');
          await api(MoveLiveQuizDocument, { id: quiz, device, ...input });
        }),
      },
    }),
  );
