import { createMachine } from 'xstate';
import { NETWORK_ERROR_TOAST_DEBOUNCE_MS, TOAST_LIFE_MS } from '#domain/platform/screen.limits.ts';
import type { JourneySteps } from './journey.ts';
import { chooseFromAccountMenu, type Visitor } from './visitor.ts';

/** A network failure is announced, though not with every request; a message can be paused and read again. */
const model = createMachine({
  initial: 'seeHome',
  states: {
    seeHome: { on: { 'I.loseTheNetwork': 'seeOneMessage' } },
    seeOneMessage: {
      on: {
        'I.tryAgainAtOnce': 'seeStillOneMessage',
        'I.tryAgainAfterTwoSeconds': 'seeTwoMessages',
        'I.pointAtIt': 'seeThatItStays',
        'I.waitForItsEnd': 'seeNoMessage',
      },
    },
    seeStillOneMessage: {},
    seeTwoMessages: { on: { 'I.waitForItsEnd': 'seeNoMessage' } },
    seeThatItStays: { on: { 'I.pointElsewhere': 'seeNoMessage' } },
    seeNoMessage: {
      on: { 'I.openTheMessages': 'seeThatItCanBeReadAgain', 'I.openTheMessagesByKey': 'seeThatItCanBeReadAgain' },
    },
    seeThatItCanBeReadAgain: {},
  },
});

const MESSAGE = 'Network error';

function words(visitor: Visitor): ReturnType<JourneySteps['words']> {
  const { press, wait, seeMessages, pointAtMessage } = visitor;
  const tryAgain = async () => {
    for (let n = 0; n < 3; n += 1) await press('button', 'Try again');
  };
  return {
    does: {
      'I.loseTheNetwork': async () => {
        await visitor.seeText(/Mathematics/);
        await visitor.loseNetwork();
        // A page that is not on this device yet: one that is needs no network.
        await visitor.follow(/Mathematics/);
      },
      'I.tryAgainAtOnce': tryAgain,
      'I.tryAgainAfterTwoSeconds': async () => {
        // Paused meanwhile: the first message would end before a slow machine shows the second one.
        await pointAtMessage(true);
        await wait(NETWORK_ERROR_TOAST_DEBOUNCE_MS);
        await tryAgain();
      },
      'I.pointAtIt': () => pointAtMessage(true),
      'I.pointElsewhere': () => pointAtMessage(false),
      'I.waitForItsEnd': () => pointAtMessage(false),
      'I.openTheMessages': () => chooseFromAccountMenu(visitor, 'Recent messages'),
      'I.openTheMessagesByKey': () => visitor.pressKeys('Alt+M'),
    },
    sees: {
      seeOneMessage: () => seeMessages([MESSAGE]),
      seeStillOneMessage: async () => {
        await wait(NETWORK_ERROR_TOAST_DEBOUNCE_MS / 4);
        await seeMessages([MESSAGE]);
      },
      seeTwoMessages: () => seeMessages([MESSAGE, MESSAGE]),
      seeThatItStays: async () => {
        await wait(TOAST_LIFE_MS + 500);
        await seeMessages([MESSAGE]);
      },
      seeNoMessage: () => seeMessages([]),
      seeThatItCanBeReadAgain: async () => {
        await visitor.seeHeading('Recent messages');
        await visitor.seeText(MESSAGE);
      },
    },
  };
}

export const toastJourney: JourneySteps = { model, from: 'home', words };
