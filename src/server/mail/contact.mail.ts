import type { ContactMessage } from '#domain/site/contact.schema.ts';
import type { Mail } from './mail.ts';

/** The mail that brings a message of the contact page to those who answer it. */
export function contactMail(to: string, { name, email, message }: ContactMessage): Mail {
  // A name cannot add lines to the mail's head.
  const from = name.replace(/\s+/g, ' ');
  return { to, subject: `Message from ${from}`, text: `${from} <${email}> writes:\n\n${message}` };
}
