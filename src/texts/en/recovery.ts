import { ONE_TIME_CODE_LIFE_S } from '#domain/platform/limits.ts';
import { countedIn } from '../wording.ts';

const MINUTES = countedIn('en')(ONE_TIME_CODE_LIFE_S / 60, { one: 'one minute', other: '# minutes' });

/** Where something stands between two parts of a sentence, such as an address, the parts are `before` and `after`. */
export const texts = {
  codeFirst: 'You need a code for this step. Request one here.',
  sendCode: 'Send code',
  newPassword: 'New password',
  code: {
    title: 'Enter code',
    label: 'Code',
    submit: 'Verify',
    another: 'Send new code',
    wait: 'No email after 30 seconds? Check your spam folder or request a new code.',
    perhapsSent: {
      before: 'If',
      after: ` belongs to an account, we’ve sent it a code. It’s valid for ${MINUTES}.`,
    },
    sent: { before: 'We’ve sent a code to', after: `. It’s valid for ${MINUTES}.` },
    otherAddress: 'Use another address',
  },
  forgotten: {
    title: 'Forgot your password?',
    intro: 'Enter your email address and we’ll send you a code.',
    back: 'Back to sign-in',
  },
  choose: {
    title: 'Choose new password',
    signedOut: 'This signs you out on all devices. Then sign in with your new password.',
    submit: 'Change password',
    done: 'Password changed. Sign in with your new password.',
  },
};
