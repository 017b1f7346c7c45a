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

/** Sends mail. Rejects when it could not be handed over. */
export type Mailer = { readonly send: (mail: Mail) => Promise<void> };
