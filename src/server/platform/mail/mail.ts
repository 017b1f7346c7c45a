import type { Language } from '#domain/platform/language.ts';

/** A user who gets an email, in the language of their account. */
export type MailRecipient = { readonly name: string; readonly email: string; readonly language: Language };

/** An email to one recipient. */
export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same content as HTML. */
  readonly html?: string;
  readonly attachments?: readonly Attachment[];
  /** The address that ends emails of this kind with one POST (RFC 8058). */
  readonly unsubscribe?: string;
  /** Set where an email could be sent twice after a crash: mail programs show one of those with the same id. */
  readonly messageId?: string;
};

export type Attachment = { readonly filename: string; readonly contentType: string; readonly content: Buffer };

/** Domain of the addresses of accounts without an email. Nothing is ever sent there. */
export const NO_MAIL_DOMAIN = 'no-mail.invalid';

/** Sends emails. Rejects if an email could not be handed to the mail server. */
export type Mailer = { readonly send: (mail: Mail) => Promise<void> };
