// Compiled from src/texts/en/access/api-token-created-mail.json by `npm run generate`: change that file.
import { isNone, userText } from '../../../message-parts.ts';

export const texts = {
  subject: "A new API token was created",
  greeting: ({ name }: { readonly name: string | null }): string => (isNone(name) ? "Hello," : `Hello ${userText(name)},`),
  text: "An API token was created with your account. Programs that have it can read what you can see, until it expires.",
  token: ({ token }: { readonly token: string }): string => `Name: ${userText(token)}`,
  caution: "If you didn’t create it, go to your account, revoke the token under “API tokens”, and change your password. Changing the password alone doesn’t end the token.",
};
