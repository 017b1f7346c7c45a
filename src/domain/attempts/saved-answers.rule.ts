import { problemText } from '../platform/problem.ts';
/** The message for a user who has to sign in again during an attempt: it claims only what this device has saved. */
export const savedAnswersNotice = (isOnDevice: boolean): string =>
  isOnDevice ? problemText('savedAnswersWaiting') : problemText('savedAnswersThere');
