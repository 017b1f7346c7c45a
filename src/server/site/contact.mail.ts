import type { ContactMessage } from '#domain/site/contact.schema.ts';
import { composeMail, oneLine } from '../platform/mail/compose-mail.ts';
import type { Mail } from '../platform/mail/mail.ts';

/** The email with a message of the contact page, for the office that answers it, which reads English. */
export function contactMail(to: string, { name, email, message }: ContactMessage): Mail {
  const from = oneLine(name);
  return composeMail({
    to,
    language: 'en',
    subject: `Message from ${from}`,
    parts: [`${from} <${email}> wrote:`, { quote: message }],
  });
}
