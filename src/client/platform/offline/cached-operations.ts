import type { AttemptStateFragment } from '#api/documents/attempts/attempt.generated.ts';

/** Operations for studying: their responses are cached on the device, all others never are. */
const STUDIED = new Set([
  'session',
  'home',
  'news',
  'catalogue',
  'subject',
  'topic',
  'mastery',
  'subjectProgress',
  'studyPlan',
  // It returns the open session, so the cached response is valid until the server can be reached.
  'startStudySession',
  'weeklyReview',
  'notes',
  'examFocus',
  'decks',
  'cardSession',
  'deckContent',
  'openAttempt',
  'reviewedAttempt',
  'analysis',
  'examOverview',
  'examsByTopic',
  'exam',
  'papers',
  'paper',
  'topicMedia',
]);

/** Operations whose responses contain an attempt's status, with the name of the field. */
const STATE_OPERATIONS = new Set(['attemptState', 'holdAttempt', 'pauseAttempt', 'resumeAttempt']);

/** The name of the operation in a document; empty if it has none. */
export const operationOf = (document: string): string => /^\w+ (\w+)/.exec(document)?.[1] ?? '';

/** Whether responses to an operation are cached for offline study. */
export const isStudied = (operation: string): boolean => STUDIED.has(operation);

type StoredStatus = { readonly attempt: string; readonly state: AttemptStateFragment };

/** An attempt's status in a response; null for other operations. */
export function statusIn(operation: string, answer: unknown): StoredStatus | null {
  const fields = answer as Record<string, AttemptStateFragment & { readonly state?: AttemptStateFragment }>;
  const state = STATE_OPERATIONS.has(operation)
    ? fields[operation]
    : operation === 'saveAnswers'
      ? fields.saveAnswers?.state
      : null;
  return state === null || state === undefined ? null : { attempt: state.id, state };
}

/** The attempt of an operation that requests only its status; null for other operations. */
export const requestedStatus = (operation: string, variables: object | undefined): string | null =>
  operation === 'attemptState' || operation === 'holdAttempt' ? String((variables as { id: string }).id) : null;

/** The response to such an operation: the cached status with the current time. */
export const statusResponse = (operation: string, state: AttemptStateFragment, agoMs: number): unknown => ({
  [operation]: { ...state, now: new Date(Date.parse(state.now) + agoMs).toISOString() },
});
