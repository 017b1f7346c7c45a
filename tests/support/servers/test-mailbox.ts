import { expect } from 'vitest';
import type { Mail } from '#server/platform/mail/mail.ts';

/** A mailer that keeps the emails of a test server: `const { mails, mailer } = testMailbox()`. */
export function testMailbox() {
  const mails: Mail[] = [];
  return {
    mails,
    mailer: { send: async (mail: Mail) => void mails.push(mail) },
    /** What the last email to an address contains; emails are sent after the response. */
    async mailed(to: string, pattern: RegExp): Promise<string> {
      const find = () => mails.flatMap((mail) => (mail.to === to ? (pattern.exec(mail.text)?.[1] ?? []) : [])).at(-1);
      await expect.poll(find).toBeDefined();
      return find() ?? '';
    },
  };
}
