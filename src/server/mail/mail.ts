/** A message to one person. */
export type Mail = { readonly to: string; readonly subject: string; readonly text: string };

/** Sends mail. Rejects when it could not be handed over. */
export type Mailer = { readonly send: (mail: Mail) => Promise<void> };
