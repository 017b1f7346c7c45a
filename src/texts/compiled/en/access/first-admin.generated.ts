// Compiled from src/texts/en/access/first-admin.json by `npm run generate`: change that file.
import { need } from '../../../message-parts.ts';
import { numberText } from '../../../wording/number.wording.ts';

export const texts = {
  title: "Create the first administrator",
  lead: "This installation has no administrator yet. The account you create here can manage everything.",
  labels: {
    name: "Name",
    email: "Email",
    password: "Password",
  },
  problems: {
    name: ({ max }: { readonly max: number }): string => `Enter your name in ${numberText('en', need(max))} characters or fewer.`,
    email: "Enter a valid email address.",
    password: ({ max, min }: { readonly max: number; readonly min: number }): string => `Use ${numberText('en', need(min))} to ${numberText('en', need(max))} characters that are hard to guess.`,
  },
  emailTaken: "An account with this email already exists. Use another email.",
  passwordHint: ({ min }: { readonly min: number }): string => `At least ${numberText('en', need(min))} characters.`,
  create: "Create administrator",
  createdTitle: "Administrator created",
  created: "You can now sign in with your email and password.",
  signIn: "Sign in",
  endedTitle: "This link is no longer valid",
  ended: "It has expired or been used, or an administrator already exists. If there’s no administrator, restart Lectern to get a new link.",
};
