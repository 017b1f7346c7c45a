// Compiled from src/texts/en/access/auth.json by `npm run generate`: change that file.
import { userText } from '../../../message-parts.ts';

export const texts = {
  email: "Email",
  password: "Password",
  name: "Name",
  login: {
    title: "Sign in",
    submit: "Sign in",
    passkey: "Sign in with a passkey",
    forgotten: "Forgot your password?",
    isNew: "New to Lectern?",
    register: "Create account",
    accountNotLoaded: "We couldn’t load your account. You’re still signed in.",
    tryAgain: "Try again",
    continueWith: ({ name }: { readonly name: string }): string => `Continue with ${userText(name)}`,
  },
  demo: {
    intro: "This is a demo. Choose an account to look around:",
    roles: {
      student: "Student",
      teacher: "Teacher",
      schoolAdmin: "School admin",
      admin: "Admin",
    },
    newStudent: "New student",
  },
  register: {
    title: "Create account",
    submit: "Create account",
    isKnown: "Already have an account?",
    closed: "Sign-up is closed. If you’ve been invited, use the link in your email.",
    signIn: "Sign in",
  },
};
