/** The requests of students that the capacity model counts, in the order of a visit. */
export const OPERATIONS = [
  ...(['loadApplication', 'signIn', 'refreshToken', 'readSession', 'readHome', 'readTopic'] as const),
  ...(['startStudySession', 'readCards', 'reviewCard'] as const),
  ...(['startAttempt', 'openAttempt', 'holdAttempt', 'openStream'] as const),
  ...(['reportPresence', 'reportAssignmentQuestion', 'saveAnswer', 'submitAttempt', 'readResult'] as const),
];
export type OperationName = (typeof OPERATIONS)[number];

/** How they are called in tables. */
export const OPERATION_TITLES: Readonly<{ [Name in OperationName]: string }> = {
  loadApplication: 'load the application (HTML and all files)',
  signIn: 'sign in with a password',
  refreshToken: 'refresh the access token',
  readSession: 'read the session',
  readHome: 'read home',
  readTopic: 'read a topic',
  startStudySession: 'start a study session',
  readCards: 'read the due cards of a deck',
  reviewCard: 'review a card',
  startAttempt: 'start an attempt',
  openAttempt: 'open an attempt (its questions)',
  holdAttempt: 'become the active device of an attempt',
  openStream: 'open a live stream',
  reportPresence: 'report presence (heartbeat)',
  reportAssignmentQuestion: 'report another question in an assignment',
  saveAnswer: 'save an answer',
  submitAttempt: 'submit and mark an attempt',
  readResult: 'read a result',
};
