/** What somebody who has to sign in again in the middle of an attempt is told: no more than this device holds. */
export const keptAnswersNotice = (isOnDevice: boolean): string =>
  isOnDevice
    ? 'Your answers are kept on this device. Sign in to go on: they are sent then.'
    : 'Sign in to go on where you were. The answers that were saved are there.';
