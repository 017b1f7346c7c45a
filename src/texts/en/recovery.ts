import { ONE_TIME_CODE_LIFE_S } from '#domain/limits.ts';
import { countedIn } from '../wording.ts';

const MINUTES = countedIn('en')(ONE_TIME_CODE_LIFE_S / 60, { one: 'one minute', other: '# minutes' });

/** Where something stands between two parts of a sentence, such as an address, the parts are `before` and `after`. */
export const texts = {
  codeFirst: 'This step needs a code. Ask for one here first.',
  sendCode: 'Send the code',
  newPassword: 'New password',
  code: {
    title: 'Enter the code',
    label: 'Code',
    submit: 'Go on',
    another: 'Send another code',
    wait: 'If nothing comes within half a minute, look among unwanted mail, or ask for another code.',
    perhapsSent: {
      before: 'If',
      after: ` belongs to an account, a code is on its way there. It is good for ${MINUTES}.`,
    },
    sent: { before: 'We have sent a code to', after: `. It is good for ${MINUTES}.` },
    otherAddress: 'Use another address',
  },
  forgotten: {
    title: 'Forgotten password',
    intro: 'Tell us your e-mail address, and we send a code with which you choose a new one.',
    back: 'Back to sign-in',
  },
  choose: {
    title: 'Choose a new password',
    signedOut: 'You are then signed out everywhere, and sign in with the new password.',
    submit: 'Change the password',
    done: 'Your password is changed. Sign in with the new one.',
  },
};
