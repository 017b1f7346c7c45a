/** A message to one person. */
export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same words for those who read mail with its looks. */
  readonly html?: string;
  readonly attachments?: readonly Attachment[];
};

export type Attachment = { readonly filename: string; readonly contentType: string; readonly content: Buffer };

/** Accounts without an e-mail of their own have an address under it. No mail is ever sent there. */
export const NO_MAIL_DOMAIN = 'no-mail.invalid';

/** Sends mail. Rejects when it could not be handed over. */
export type Mailer = { readonly send: (mail: Mail) => Promise<void> };
