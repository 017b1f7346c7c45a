// Compiled from src/texts/en/lti/launch.json by `npm run generate`: change that file.
import { isNone, userText } from '../../../message-parts.ts';

export const texts = {
  from: ({ platform }: { readonly platform: string }): string => `From ${userText(platform)}`,
  welcome: ({ name }: { readonly name: string | null }): string => (isNone(name) ? "Welcome to Lectern" : `Welcome, ${userText(name)}`),
  first: ({ platform }: { readonly platform: string }): string => `This is your first visit from ${userText(platform)}. Lectern saves your work in your own account. From now on, this link opens that account.`,
  shared: ({ platform }: { readonly platform: string }): string => `${userText(platform)} shared your name, your email address (if you have one there) and your role in the course.`,
  continue: "Continue",
  opening: "Opening…",
  hasAccount: "I already have an account",
  signIn: "Sign in once to connect your account to this link.",
  link: "Sign in and continue",
  endedTitle: "This link has expired",
  ended: "Go back to your learning platform and open the link again.",
  toSignIn: "Go to sign-in",
};
