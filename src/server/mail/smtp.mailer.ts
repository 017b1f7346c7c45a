import { createTransport } from 'nodemailer';
import type { Mailer } from './mail.ts';

/** Mail by SMTP, as `smtp://user:password@host:port` or `smtps://…` says. `from` is the sender people see. */
export function smtpMailer(url: string, from: string): Mailer & { readonly close: () => void } {
  const transport = createTransport(url, { from });
  return {
    send: async (mail) => {
      await transport.sendMail({ ...mail, attachments: [...(mail.attachments ?? [])] });
    },
    close: () => transport.close(),
  };
}
