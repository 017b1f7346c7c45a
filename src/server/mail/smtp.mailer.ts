import { createTransport } from 'nodemailer';
import type { Mailer } from './mail.ts';
import { isPlainAddress } from './plain-address.ts';

/**
 * Mail by SMTP, as `smtp://user:password@host:port` or `smtps://…` says. `from` is the sender people see. Rejects a
 * recipient that is not one plain address.
 */
export function smtpMailer(url: string, from: string): Mailer & { readonly close: () => void } {
  const transport = createTransport(url, { from });
  return {
    send: async (mail) => {
      if (!isPlainAddress(mail.to)) throw new Error('An email was not sent: its recipient is not a plain address.');
      const to = { name: '', address: mail.to };
      await transport.sendMail({ ...mail, to, attachments: [...(mail.attachments ?? [])] });
    },
    close: () => transport.close(),
  };
}
