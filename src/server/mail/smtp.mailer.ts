import { createTransport } from 'nodemailer';
import { encodedSubject } from './encoded-subject.ts';
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
      await transport.sendMail({
        ...mail,
        to,
        subject: encodedSubject(mail.subject),
        attachments: [...(mail.attachments ?? [])],
      });
    },
    close: () => transport.close(),
  };
}
