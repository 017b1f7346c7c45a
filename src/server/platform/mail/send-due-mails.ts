import type { Mailer } from './mail.ts';

/** What a job needs that sends emails. */
export type MailSending = {
  readonly mailer: Mailer;
  /** The public address of the site; null if it isn't configured. */
  readonly origin: string | null;
  readonly failed: (cause: unknown) => void;
};

const AT_ONCE = 500;
/** After so many failures in a row the mail server itself fails, and the next round tries again. */
const FAILURES_MAX = 3;
/** When an email that could not be sent is due again, in seconds. */
export const MAIL_RETRY_AFTER_S = 15 * 60;

/**
 * Calls `sendNext`, which sends one email that is due, until none is left, too many have failed one after another, or the
 * round is full. Returns how many were sent.
 */
export async function sendDueMails(sendNext: () => Promise<'none' | 'failed' | 'sent' | 'skipped'>): Promise<number> {
  let sent = 0;
  let failures = 0;
  for (let round = 0; round < AT_ONCE && failures < FAILURES_MAX; round += 1) {
    const outcome = await sendNext();
    if (outcome === 'none') break;
    if (outcome === 'failed') failures += 1;
    else failures = 0;
    if (outcome === 'sent') sent += 1;
  }
  return sent;
}
