/** A message to one person. `html` says the same as `text`, for readers that show it. */
export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
};

/** Sends mail. Rejects when it could not be handed over. */
export type Mailer = { readonly send: (mail: Mail) => Promise<void> };
