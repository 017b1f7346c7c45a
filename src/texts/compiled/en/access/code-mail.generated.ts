// Compiled from src/texts/en/access/code-mail.json by `npm run generate`: change that file.
import { need, userText } from '../../../message-parts.ts';
import { isForm, numberText } from '../../../wording/number.wording.ts';

export const texts = {
  subject: ({ code }: { readonly code: string }): string => `${userText(code)} is your Lectern code`,
  greeting: ({ name }: { readonly name: string }): string => `Hello ${userText(name)},`,
  purposes: {
    password: "Use this code to set a new password:",
    pin: "Use this code to set a new PIN:",
    deletion: "Use this code to delete your account and everything in it:",
  },
  expiry: ({ minutes }: { readonly minutes: number }): string => `The code expires in ${(isForm('en', minutes, 'one') ? `${numberText('en', need(minutes))} minute` : `${numberText('en', need(minutes))} minutes`)} and can be used once.`,
  caution: "If you didn’t request it, you can ignore this email. Nobody at Lectern will ever ask you for this code.",
};
