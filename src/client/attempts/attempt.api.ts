import type { Api } from '#api/client.ts';
import {
  type AttemptNewsFragment,
  AttemptStateDocument,
  type AttemptStateFragment,
  HoldAttemptDocument,
  OpenAttemptDocument,
  type OpenAttemptQuery,
  PauseAttemptDocument,
  RecordPresenceDocument,
  ResumeAttemptDocument,
  SaveAnswersDocument,
  SubmitAttemptDocument,
} from '#api/documents/attempts/attempt.generated.ts';
import type { AnswerOperation, Receipt } from '#domain/attempts/answer-queues.ts';
import type { AttemptStatus } from '#domain/attempts/attempt-status.ts';
import { type ErrorCode, ProductError } from '#domain/platform/errors.ts';
import { newOperationId } from './operation-id.ts';
import type { ServerClock } from './server-clock.ts';

/** API calls about one attempt. Every response updates the server clock. */
export type AttemptApi = {
  readonly open: () => Promise<OpenAttemptQuery['attempt']>;
  readonly status: () => Promise<AttemptStatus>;
  /** Requests status and messages; reports the page's position unless that is null. */
  readonly news: (position: number | null) => Promise<AttemptNews>;
  readonly acquireLock: (takeOver: boolean) => Promise<AttemptStatus>;
  readonly pause: () => Promise<AttemptStatus>;
  readonly resume: () => Promise<AttemptStatus>;
  readonly submitAttempt: () => Promise<void>;
  /** Resolves with a receipt for each answer that the server responded to, after its commit. */
  readonly save: (answers: readonly AnswerOperation[]) => Promise<readonly Receipt[]>;
};

export type AttemptNews = {
  readonly status: AttemptStatus;
  readonly messages: AttemptNewsFragment['messages'];
};

type Parts = {
  readonly api: Api;
  readonly attempt: string;
  readonly device: string;
  readonly clock: ServerClock;
  /** Called with the attempt's status whenever a response contains it. */
  readonly onUpdate: (status: AttemptStatus) => void;
};

/** Errors of a whole call that a retry can't fix; but a single answer may be the cause. */
const FINAL: readonly ErrorCode[] = ['NOT_FOUND', 'FORBIDDEN', 'INVALID_INPUT'];
/** Errors for which a retry is the only remedy. */
const PASSING: readonly ErrorCode[] = [
  'NETWORK',
  'UNAUTHENTICATED',
  'PIN_REQUIRED',
  'FACTOR_SETUP_REQUIRED',
  'ATTEMPT_PAUSED',
];

const instantOf = (instant: string | null): number | null => (instant === null ? null : Date.parse(instant));

const statusOf = (state: AttemptStateFragment): AttemptStatus => ({
  deadlineAt: instantOf(state.deadlineAt),
  pausedAt: instantOf(state.pausedAt),
  pauseSecondsLeft: state.pauseSecondsLeft,
  submittedBy: state.submittedAt === null ? null : state.submittedBy,
  holder: state.holder,
  activeDeviceName: state.activeDeviceName,
});

/** The status of an attempt and its messages, from an update that the server pushed. */
export const newsOf = ({ state, messages }: AttemptNewsFragment): AttemptNews => ({
  status: statusOf(state),
  messages,
});

/** The calls of one attempt. Each measures the server's clock, and passes new status to `onUpdate`. */
export function attemptApi({ api, attempt, device, clock, onUpdate }: Parts): AttemptApi {
  /** Sends a call, and reads time and status from the response. */
  async function ask<Answer>(call: Promise<Answer>, stateOf: (answer: Answer) => AttemptStateFragment) {
    const sentAt = clock.ticks();
    const answer = await call;
    const state = stateOf(answer);
    clock.measure(Date.parse(state.now), sentAt, clock.ticks());
    return { answer, status: statusOf(state) };
  }

  async function saveBatch(answers: readonly AnswerOperation[]): Promise<readonly Receipt[]> {
    const input = {
      attempt,
      device,
      answers: answers.map(({ operationId, position, sequence, response }) => ({
        operationId,
        position,
        sequence,
        response,
      })),
    };
    const { answer, status } = await ask(api(SaveAnswersDocument, { input }), ({ saveAnswers: { state } }) => state);
    onUpdate(status);
    // Nothing is wrong with the answers: they stay on the device until the attempt is resumed.
    if (answer.saveAnswers.receipts.some(({ refusal }) => refusal === 'ATTEMPT_PAUSED')) {
      throw new ProductError('ATTEMPT_PAUSED');
    }
    return answer.saveAnswers.receipts.map((receipt) => ({ ...receipt, nextId: newOperationId() }));
  }

  const refused = ({ operationId, position }: AnswerOperation, refusal: string): Receipt => ({
    operationId,
    position,
    refusal,
    highest: 0,
    nextId: newOperationId(),
  });

  async function saveSeparately(answer: AnswerOperation): Promise<readonly Receipt[]> {
    try {
      return await saveBatch([answer]);
    } catch (cause) {
      if (cause instanceof ProductError && FINAL.includes(cause.code)) return [refused(answer, cause.code)];
      throw cause;
    }
  }

  return {
    open: async () => (await api(OpenAttemptDocument, { id: attempt })).attempt,
    status: async () =>
      (await ask(api(AttemptStateDocument, { id: attempt, device }), ({ attemptState }) => attemptState)).status,
    news: async (position) => {
      const call = api(RecordPresenceDocument, { id: attempt, device, position });
      const { answer, status } = await ask(call, ({ recordPresence: { state } }) => state);
      return { status, messages: answer.recordPresence.messages };
    },
    acquireLock: async (takeOver) =>
      (await ask(api(HoldAttemptDocument, { id: attempt, device, takeOver }), ({ holdAttempt }) => holdAttempt)).status,
    pause: async () =>
      (await ask(api(PauseAttemptDocument, { id: attempt, device }), ({ pauseAttempt }) => pauseAttempt)).status,
    resume: async () =>
      (await ask(api(ResumeAttemptDocument, { id: attempt, device }), ({ resumeAttempt }) => resumeAttempt)).status,
    submitAttempt: async () => {
      await api(SubmitAttemptDocument, { attempt });
    },
    save: async (answers) => {
      try {
        return await saveBatch(answers);
      } catch (cause) {
        if (cause instanceof ProductError && PASSING.includes(cause.code)) throw cause;
        // A single answer may be unacceptable; the others should not wait for it.
        const outcomes = await Promise.allSettled(answers.map(saveSeparately));
        const receipts = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : []));
        if (receipts.length === 0) throw cause;
        return receipts;
      }
    },
  };
}
