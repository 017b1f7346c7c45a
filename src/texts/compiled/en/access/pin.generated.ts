// Compiled from src/texts/en/access/pin.json by `npm run generate`: change that file.
import { need, slot } from '../../../message-parts.ts';
import { isForm, numberText } from '../../../wording/number.wording.ts';

export const texts = {
  label: "PIN",
  toHome: "Back to home",
  signOut: "Sign out",
  yourPassword: "Password",
  wrongPassword: "That password isn’t right. Try again.",
  enter: {
    title: "Enter your PIN",
    hint: "Your PIN protects your account in addition to your password.",
    submit: "Continue",
    forgotten: "Forgot your PIN?",
    wrong: ({ left }: { readonly left: number }): string => `That PIN isn’t right. ${(isForm('en', left, 'one') ? `${numberText('en', need(left))} attempt` : `${numberText('en', need(left))} attempts`)} left.`,
    locked: `Too many attempts. Try again in ${slot('time')}.`,
  },
  forgotten: {
    title: "Forgot your PIN?",
    intro: `We’ll send a code to ${slot('email')} so that you can choose a new PIN.`,
    back: "Back to PIN entry",
  },
  choose: {
    titleFirst: "Set PIN",
    title: "Choose new PIN",
    intro: "You enter your PIN each time you sign in. It protects your account even if someone knows your password.",
    label: "New PIN",
    hint: ({ digits }: { readonly digits: number }): string => `${numberText('en', need(digits))} digits that are hard to guess.`,
    passwordHint: "To confirm it’s you.",
    submitFirst: "Set PIN",
    submit: "Change PIN",
    done: "PIN set.",
  },
  removal: {
    title: "Remove PIN",
    submit: "Remove PIN",
    done: "PIN removed.",
  },
};
