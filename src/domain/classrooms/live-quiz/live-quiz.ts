/** How a live quiz counts answers: by accuracy, with speed, for teams, or not at all. */
export const LIVE_MODES = ['accuracy', 'speed', 'teams', 'poll'] as const;
export type LiveMode = (typeof LIVE_MODES)[number];

/** The states of a live quiz, which its machine has and the database stores. */
export const LIVE_STATES = [
  'lobby',
  'answering',
  'locked',
  'discussing',
  'revealed',
  'scoreboard',
  'finished',
] as const;
export type LiveState = (typeof LIVE_STATES)[number];

/** What a host can do. The machine decides which of them are possible in a state. */
export const LIVE_COMMANDS = ['start', 'lock', 'discuss', 'voteAgain', 'reveal', 'showScores', 'next', 'end'] as const;
export type LiveCommand = (typeof LIVE_COMMANDS)[number];

/** Which device hosts: the one that asks, another one, or one that has not been heard of for a while. */
export const LIVE_HOSTS = ['here', 'elsewhere', 'lost'] as const;
export type LiveHost = (typeof LIVE_HOSTS)[number];

/** Whether a mode has points, and therefore a scoreboard. */
export const hasScores = (mode: LiveMode): boolean => mode !== 'poll';

/** Whether everyone sees the correct answer and how the class answered. */
export const isAnswerShown = (state: LiveState): boolean =>
  state === 'revealed' || state === 'scoreboard' || state === 'finished';

/** Whether a question is on the screens. */
export const isQuestionShown = (state: LiveState): boolean => state !== 'lobby' && state !== 'finished';
