/**
 * Mutations that are taken even when there is hardly any room left: to come in and to leave, to sit what is being sat and
 * what begins, and to make room. All others are refused with `STORAGE_FULL` then.
 */
export const TAKEN_WHEN_FULL: ReadonlySet<string> = new Set([
  ...['signIn', 'openLaunch', 'refresh', 'signOut', 'verifyPin', 'endSession', 'endSessions'],
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
  ...['stopImport', 'undoImport'],
]);
