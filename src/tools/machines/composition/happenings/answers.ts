import type { Draft } from '../draft.ts';
import { FAILURES } from '../setting.ts';
import type { Happening } from './happening.ts';

const CHANGED = {
  type: 'answer.changed',
  position: 1,
  response: { choice: 'A' },
  operationId: 'answer',
  isTyped: false,
  givenAt: 0,
} as const;
const SAVED = { receipts: [{ operationId: 'answer', position: 1, refusal: null, highest: 0, nextId: 'next' }] };
const CLOSED = {
  receipts: [{ operationId: 'answer', position: 1, refusal: 'ATTEMPT_CLOSED', highest: 0, nextId: 'next' }],
};

const isSending = (now: Draft): boolean =>
  now.runs('outbox', 'sendBatch') !== undefined && now.world.refusal === 'none';

/** The outbox of a shown attempt with one question, and newer versions of the application. */
export const ANSWER_HAPPENINGS: readonly Happening[] = [
  {
    name: 'the student answers',
    area: 'answers',
    when: (now) => now.outbox !== null && !now.hasUnsentWork,
    happens: (draft) => draft.send('view', 'outbox', CHANGED),
  },
  {
    name: 'the journal is written',
    area: 'answers',
    when: (now) => now.runs('outbox', 'writeJournal') !== undefined,
    happens: (draft) => {
      if (draft.world.hasStorage) draft.succeed('outbox', 'writeJournal', undefined);
      else draft.fail('outbox', 'writeJournal');
    },
  },
  {
    name: 'the journal is tried again',
    area: 'answers',
    when: (now) => now.timer('outbox', 'journalRetryDelay') !== undefined,
    happens: (draft) => draft.elapse('outbox', 'journalRetryDelay'),
  },
  {
    name: 'the answer is sent again',
    area: 'answers',
    when: (now) => now.timer('outbox', 'retryDelay') !== undefined,
    happens: (draft) => draft.elapse('outbox', 'retryDelay'),
  },
  {
    name: 'the answer is sent',
    area: 'answers',
    when: isSending,
    happens: (draft) => {
      const { isReachable, isSessionValid, serverPin } = draft.world;
      if (!isReachable) {
        draft.loseRequest();
        return draft.fail('outbox', 'sendBatch', FAILURES.network);
      }
      if (!isSessionValid) return draft.refuse('ofBatch');
      if (serverPin === 'pending') {
        draft.demandPin();
        return draft.fail('outbox', 'sendBatch');
      }
      draft.respond(true);
      draft.succeed('outbox', 'sendBatch', SAVED);
    },
  },
  {
    name: 'the answer comes too late',
    area: 'answers',
    when: (now) => isSending(now) && now.world.isReachable && now.world.isSessionValid,
    happens: (draft) => draft.succeed('outbox', 'sendBatch', CLOSED),
  },
  {
    name: 'the server gets a newer build',
    area: 'updates',
    when: ({ world }) => !world.isOutdated,
    happens: ({ world }) => {
      world.isOutdated = true;
    },
  },
  {
    name: 'the version is checked',
    area: 'updates',
    when: (now) => now.runs('update', 'checkVersion') !== undefined,
    happens: (draft) => {
      if (draft.world.isReachable) draft.succeed('update', 'checkVersion', draft.world.isOutdated);
      else draft.fail('update', 'checkVersion');
    },
  },
  {
    name: 'the version is checked again',
    area: 'updates',
    when: (now) => now.timer('update', 'checkInterval') !== undefined,
    happens: (draft) => draft.elapse('update', 'checkInterval'),
  },
  {
    name: 'the user accepts the update',
    area: 'updates',
    when: ({ update }) => update.matches('offered') || update.matches('unsavedWork'),
    happens: (draft) => draft.send('view', 'update', { type: 'update.accepted' }),
  },
  {
    name: 'work is saved before the update',
    area: 'updates',
    when: (now) => now.runs('update', 'saveWork') !== undefined,
    happens: (draft) => {
      if (draft.hasUnsentWork) draft.fail('update', 'saveWork');
      else draft.succeed('update', 'saveWork', undefined);
    },
  },
];
