import { problemText } from '../platform/problem.ts';
/** What somebody who has to sign in again in the middle of an attempt is told: no more than this device holds. */
export const savedAnswersNotice = (isOnDevice: boolean): string =>
  isOnDevice ? problemText('savedAnswersWaiting') : problemText('savedAnswersThere');
