import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import type { Mailer } from './mail.ts';
import { outboxMailer } from './outbox.mailer.ts';
import { smtpMailer } from './smtp.mailer.ts';

/** The outbox of a server that has no SMTP. */
export const outboxFolder = (dataDir: string): string => join(dataDir, 'outbox');

/** Mail as the settings have it: SMTP where there is one, else the outbox, which the terminal shows too. */
export function mailerOf({ smtpUrl, mailFrom, dataDir }: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'dataDir'>): Mailer {
  if (smtpUrl !== null) return smtpMailer(smtpUrl, mailFrom);
  return outboxMailer(outboxFolder(dataDir), ({ to, subject, text }) => {
    console.log(`\nMail to ${to}: ${subject}\n${text.replace(/^/gm, '  ')}\n`);
  });
}
