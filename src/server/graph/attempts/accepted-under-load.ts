/**
 * Mutations that are allowed even when disk space is almost used up: signing in and out, working on open attempts and
 * starting new ones, and deleting data. All others are refused with `STORAGE_FULL`.
 */
export const ACCEPTED_WHEN_FULL: ReadonlySet<string> = new Set([
  ...[
    'signIn',
    'completeSignIn',
    'startPasskeySignIn',
    'signInWithPasskey',
    'openLaunch',
    'refresh',
    'signOut',
    'verifyPin',
    'endSession',
    'endSessions',
  ],
  ...['startAttempt', 'startPaper', 'startExam', 'startAssignmentPart', 'holdAttempt', 'recordPresence'],
  ...[
    'saveAnswers',
    'offerAnswerFile',
    'pauseAttempt',
    'resumeAttempt',
    'submitAttempt',
    'rateConfidence',
    'checkQuestion',
  ],
  ...['addExtraTime', 'sendLiveMessage', 'deleteResources', 'setUserDisabled', 'recordConsent'],
  ...['verifySession', 'startPasskeyVerification', 'verifySessionByPasskey'],
  ...['stopImport', 'undoImport'],
]);
