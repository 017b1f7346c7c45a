import { ProductError } from './errors.ts';

/** What to do after `TOO_MANY_TRIES`, by the longest wait in seconds that the sentence fits. */
const SENTENCES = [
  { seconds: 15, message: 'Too many attempts. Try again in 15 seconds.' },
  { seconds: 60, message: 'Too many attempts. Try again in 1 minute.' },
  { seconds: 120, message: 'Too many attempts. Try again in 2 minutes.' },
  { seconds: 300, message: 'Too many attempts. Try again in 5 minutes.' },
  { seconds: 600, message: 'Too many attempts. Try again in 10 minutes.' },
  { seconds: 900, message: 'Too many attempts. Try again in 15 minutes.' },
  { seconds: 1_800, message: 'Too many attempts. Try again in 30 minutes.' },
  { seconds: 3_600, message: 'Too many attempts. Try again in 1 hour.' },
  { seconds: 6 * 3_600, message: 'Too many attempts. Try again in 6 hours.' },
] as const;
const LONGER = 'Too many attempts. Try again tomorrow.';

export type RetryMessage = (typeof SENTENCES)[number]['message'] | typeof LONGER;

/** Every sentence that can be said, the shortest wait first. */
export const RETRY_MESSAGES: readonly RetryMessage[] = [...SENTENCES.map(({ message }) => message), LONGER];

/** The sentence for a wait. It is rounded up, so that trying again at that time works. */
export const retryMessage = (seconds: number): RetryMessage =>
  SENTENCES.find((sentence) => seconds <= sentence.seconds)?.message ?? LONGER;

/** The refusal of a call that was made too often, to be made again after so many seconds. */
export const tooManyAttempts = (retryAfterSeconds: number): ProductError =>
  new ProductError('TOO_MANY_TRIES', { retryAfterSeconds, message: retryMessage(retryAfterSeconds) });
