import type { texts as english } from '../en/consent.ts';

export const texts: typeof english = {
  label: 'Cookie-Einstellungen',
  question: 'Dürfen wir Seitenaufrufe zählen und uns merken, welche Seiten du zuletzt geöffnet hast?',
  promise: 'Keine Namen, keine Tracker von Dritten.',
  refuse: 'Alle ablehnen',
  allow: 'Alle akzeptieren',
  more: 'Auswahl anpassen',
};
