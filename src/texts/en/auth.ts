import { PASSWORD_MIN_CHARS } from '#domain/limits.ts';

export const texts = {
  email: 'E-mail',
  password: 'Password',
  name: 'Name',
  passwordHint: `At least ${PASSWORD_MIN_CHARS} characters. A few words in a row are easy to remember and hard to guess.`,
  login: {
    title: 'Sign in',
    submit: 'Sign in',
    forgotten: 'Forgotten your password?',
    isNew: 'New here?',
    register: 'Create an account',
    accountNotLoaded: 'We couldn’t load your account. You’re still signed in on this device: please try again.',
    tryAgain: 'Try again',
  },
  demo: {
    intro: 'This is a demonstration. Fill in an account to look around:',
    roles: { student: 'Student', teacher: 'Teacher', schoolAdmin: 'School admin', admin: 'Admin' },
  },
  register: {
    title: 'Create an account',
    submit: 'Create account',
    isKnown: 'Been here before?',
    closed: 'New accounts cannot be made here at the moment. If you have been invited, use the link in your mail.',
    signIn: 'Sign in',
  },
};
