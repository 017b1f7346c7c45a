import type { texts as english } from '../en/consent.ts';

export const texts: typeof english = {
  label: 'Deine Wahl zum Datenschutz',
  question: 'Dürfen wir zählen, welche Seiten gelesen werden, und dir bereithalten, was du zuletzt geöffnet hast?',
  promise: 'Ohne Namen und ohne Tracker von anderen.',
  refuse: 'Beides ablehnen',
  allow: 'Beides erlauben',
  more: 'Einzeln auswählen',
};
