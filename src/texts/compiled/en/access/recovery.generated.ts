// Compiled from src/texts/en/access/recovery.json by `npm run generate`: change that file.
import { need, slot } from '../../../message-parts.ts';
import { isForm, numberText } from '../../../wording/number.wording.ts';

export const texts = {
  codeFirst: "You need a code for this step. Request one here.",
  sendCode: "Send code",
  newPassword: "New password",
  code: {
    title: "Enter code",
    label: "Code",
    submit: "Verify",
    another: "Send new code",
    wait: "No email after 30 seconds? Check your spam folder or request a new code.",
    perhapsSent: ({ minutes }: { readonly minutes: number }): string => `If there’s an account for ${slot('email')}, we’ve sent it a code. It’s valid for ${(isForm('en', minutes, 'one') ? "one minute" : `${numberText('en', need(minutes))} minutes`)}.`,
    sent: ({ minutes }: { readonly minutes: number }): string => `We’ve sent a code to ${slot('email')}. It’s valid for ${(isForm('en', minutes, 'one') ? "one minute" : `${numberText('en', need(minutes))} minutes`)}.`,
    otherAddress: "Use another address",
  },
  forgotten: {
    title: "Forgot your password?",
    intro: "Enter your email address and we’ll send you a code.",
    back: "Back to sign-in",
  },
  choose: {
    title: "Choose new password",
    signedOut: "This signs you out on all devices. Then sign in with your new password.",
    submit: "Change password",
    done: "Password changed. Sign in with your new password.",
  },
};
