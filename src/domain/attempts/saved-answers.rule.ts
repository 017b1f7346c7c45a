/** What a student who has to sign in again during an attempt reads: no more than this device has saved. */
export const savedAnswersNotice = (isOnDevice: boolean): string =>
  isOnDevice
    ? 'Your answers are saved on this device. Sign in to continue and send them.'
    : 'Sign in to continue where you left off. Your saved answers are still there.';
