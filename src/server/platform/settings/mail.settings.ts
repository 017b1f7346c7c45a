import * as z from 'zod/mini';
import { row, text } from './setting-row.ts';

/** The email settings. */
export const MAIL_SETTINGS = {
  smtpUrl: row({
    variable: 'SMTP_URL',
    fallback: null,
    schema: text.check(z.regex(/^smtps?:\/\/\S+$/)),
    hasToBe: 'an address such as smtp://user:password@host:587',
    meaning:
      'The server that sends email. It has to offer TLS (STARTTLS or smtps://) unless it runs on this machine; `?ignoreTLS=true` at the end sends without TLS inside your own network. Not set: emails are written to DATA_DIR/outbox, readable by the owner only, and the terminal shows their paths.',
    secret: true,
  }),
  contactEmail: row({
    variable: 'CONTACT_EMAIL',
    fallback: null,
    schema: z.string().check(z.email()),
    hasToBe: 'an email address such as office@example.org',
    meaning: 'Where messages from the contact page are emailed. Not set: they are only stored in the database.',
  }),
  mailFrom: row({
    variable: 'MAIL_FROM',
    fallback: 'Lectern <no-reply@localhost>',
    schema: text.check(z.regex(/@/)),
    hasToBe: 'a sender such as Lectern <mail@learn.example.org>',
    meaning: 'Sender of all emails.',
  }),
} as const;
