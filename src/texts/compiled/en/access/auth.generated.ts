// Compiled from src/texts/en/access/auth.json by `npm run generate`: change that file.
import { need } from '../../../message-parts.ts';
import { numberText } from '../../../wording/number.wording.ts';

export const texts = {
  email: "Email",
  password: "Password",
  name: "Name",
  passwordHint: ({ min }: { readonly min: number }): string => `At least ${numberText('en', need(min))} characters. A few random words work well.`,
  login: {
    title: "Sign in",
    submit: "Sign in",
    forgotten: "Forgot your password?",
    isNew: "New to Lectern?",
    register: "Create account",
    accountNotLoaded: "We couldn’t load your account. You’re still signed in. Try again.",
    tryAgain: "Try again",
  },
  demo: {
    intro: "This is a demo. Choose an account to look around:",
    roles: {
      student: "Student",
      teacher: "Teacher",
      schoolAdmin: "School admin",
      admin: "Admin",
    },
  },
  register: {
    title: "Create account",
    submit: "Create account",
    isKnown: "Already have an account?",
    closed: "Sign-up is closed at the moment. If you’ve been invited, use the link in your email.",
    signIn: "Sign in",
  },
};
