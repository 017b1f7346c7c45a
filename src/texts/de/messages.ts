import type { texts as english } from '../en/messages.ts';

export const texts: typeof english = {
  title: 'Meldungen',
  done: 'Fertig',
  empty: 'Seit du die Seite geöffnet hast, gab es keine Meldungen.',
  list: 'Meldungen, die neueste zuerst',
};
