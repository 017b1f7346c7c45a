import { ALLOWED, type ConsentChoice, REFUSED } from '#domain/users/consent/consent.schema.ts';
import type { Draft } from '../draft.ts';
import type { Happening } from './happening.ts';

const STORED: { readonly [Choice in Draft['world']['storedConsent']]: ConsentChoice | null } = {
  none: null,
  allowed: ALLOWED,
  refused: REFUSED,
};

const chooses = (name: string, choice: ConsentChoice): Happening => ({
  name,
  area: 'consent',
  when: ({ consent, world }) => consent.matches('known') && world.shown !== null,
  happens: (draft) => draft.send('view', 'consent', { type: 'choice.made', choice, way: 'banner' }),
});

const inAnotherTab = (stored: Draft['world']['storedConsent']): Happening => ({
  name: `in another tab, consent is ${stored}`,
  area: 'consent',
  when: ({ world }) => world.storedConsent !== stored,
  happens: (draft) => {
    draft.world.storedConsent = stored;
    draft.send('browser', 'consent', { type: 'storage.changed' });
  },
});

/** The user's consent, in this tab and in others. */
export const CONSENT_HAPPENINGS: readonly Happening[] = [
  {
    name: 'the choice is read',
    area: 'consent',
    when: (now) => now.runs('consent', 'readChoice') !== undefined,
    happens: (draft) => draft.succeed('consent', 'readChoice', STORED[draft.world.storedConsent]),
  },
  {
    name: 'the choice cannot be read',
    area: 'consent',
    when: (now) => now.runs('consent', 'readChoice') !== undefined,
    happens: (draft) => draft.fail('consent', 'readChoice'),
  },
  chooses('the user allows everything', ALLOWED),
  chooses('the user allows only what is necessary', REFUSED),
  {
    name: 'the user withdraws consent',
    area: 'consent',
    when: ({ consent, world }) => consent.matches('known') && world.shown !== null,
    happens: (draft) => draft.send('view', 'consent', { type: 'choice.withdrawn' }),
  },
  inAnotherTab('allowed'),
  inAnotherTab('refused'),
  inAnotherTab('none'),
];
