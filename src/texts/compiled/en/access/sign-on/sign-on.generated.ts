// Compiled from src/texts/en/access/sign-on/sign-on.json by `npm run generate`: change that file.
import { isNone, need, userText } from '../../../../message-parts.ts';

export const texts = {
  from: ({ provider }: { readonly provider: string }): string => `From ${userText(provider)}`,
  welcome: ({ name }: { readonly name: string | null }): string => (isNone(name) ? "Welcome to Lectern" : `Welcome, ${userText(name)}`),
  opening: "Signing you in…",
  first: ({ provider }: { readonly provider: string }): string => `You don’t have an account connected to ${userText(provider)} yet.`,
  creates: ({ provider, role }: { readonly provider: string; readonly role: string }): string => (need(role) === "teacher" ? `Lectern creates a teacher account for you, with your name and email from ${userText(provider)}.` : `Lectern creates a student account for you, with your name and email from ${userText(provider)}.`),
  create: "Create account",
  hasAccount: "I already have an account",
  connect: ({ provider }: { readonly provider: string }): string => `Sign in once with your password to connect your account to ${userText(provider)}.`,
  link: "Connect and sign in",
  endedTitle: "This sign-in has expired",
  ended: "Go back and start again.",
  toSignIn: "Go to sign-in",
};
