import type { AttemptStateFragment } from '#api/documents/attempt.generated.ts';

/** What somebody studies from: these answers stay on the device, all others never do. */
const STUDIED = new Set([
  'session',
  'home',
  'news',
  'catalogue',
  'subject',
  'topic',
  'mastery',
  'studyPlan',
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

/** Calls that say how an attempt stands, each by the name of its field. */
const STANDINGS = new Set(['attemptState', 'holdAttempt', 'pauseAttempt', 'resumeAttempt']);

export const operationOf = (document: string): string => /^\w+ (\w+)/.exec(document)?.[1] ?? '';

export const isStudied = (operation: string): boolean => STUDIED.has(operation);

type Standing = { readonly attempt: string; readonly state: AttemptStateFragment };

/** How an attempt stands, by the answer to any call that says it; null for all others. */
export function standingIn(operation: string, answer: unknown): Standing | null {
  const fields = answer as Record<string, AttemptStateFragment & { readonly state?: AttemptStateFragment }>;
  const told = STANDINGS.has(operation)
    ? fields[operation]
    : operation === 'saveAnswers'
      ? fields.saveAnswers?.state
      : null;
  return told === null || told === undefined ? null : { attempt: told.id, state: told };
}

/** Which attempt is asked about by a call that needs no more than its standing; null for all others. */
export const standingAsked = (operation: string, variables: object | undefined): string | null =>
  operation === 'attemptState' || operation === 'holdAttempt' ? String((variables as { id: string }).id) : null;

/** The answer to such a call: the standing as it was, at the time it is by now. */
export const standingAnswer = (operation: string, state: AttemptStateFragment, agoMs: number): unknown => ({
  [operation]: { ...state, now: new Date(Date.parse(state.now) + agoMs).toISOString() },
});
