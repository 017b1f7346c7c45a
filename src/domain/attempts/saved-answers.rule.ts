/** What somebody who has to sign in again in the middle of an attempt is told: no more than this device holds. */
export const savedAnswersNotice = (isOnDevice: boolean): string =>
  isOnDevice
    ? 'Your answers are saved on this device. Sign in to continue and send them.'
    : 'Sign in to continue where you left off. Your saved answers are still there.';
