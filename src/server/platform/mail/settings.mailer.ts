import { join } from 'node:path';
import type { Settings } from '../settings/settings.ts';
import { type Mailer, NO_MAIL_DOMAIN } from './mail.ts';
import { outboxMailer } from './outbox.mailer.ts';
import { smtpMailer } from './smtp.mailer.ts';

/** The outbox of a server without SMTP. */
export const outboxFolder = (dataDir: string): string => join(dataDir, 'outbox');

/** The configured mailer: SMTP if there is one, otherwise the outbox, whose paths are printed on the terminal. */
export const mailerOf = (settings: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'dataDir'>): Mailer =>
  skipUndeliverable(chosenMailer(settings));

/** Sends nothing to accounts that have no email. */
export const skipUndeliverable = ({ send }: Mailer): Mailer => ({
  send: async (mail) => {
    if (!mail.to.endsWith(`@${NO_MAIL_DOMAIN}`)) await send(mail);
  },
});

function chosenMailer({ smtpUrl, mailFrom, dataDir }: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'dataDir'>): Mailer {
  if (smtpUrl !== null) return smtpMailer(smtpUrl, mailFrom);
  return outboxMailer(outboxFolder(dataDir), (path) => {
    console.log(`SMTP_URL is not set: an email was written to ${path}`);
  });
}
