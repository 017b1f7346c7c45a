import type { texts as english } from '../en/member.ts';

export const texts: typeof english = {
  appearance: { label: 'Hell und dunkel', light: 'Helle Seite', dark: 'Dunkle Seite', system: 'Wie dieses Gerät' },
  messages: {
    title: 'Nachrichten',
    done: 'Fertig',
    none: 'Seit du die Seite geöffnet hast, gab es nichts zu sagen.',
    list: 'Nachrichten, die neueste zuerst',
  },
  find: {
    key: 'Strg K',
    open: 'Finden',
    label: 'Etwas finden oder tun',
    waiting: 'Die Fächer sind unterwegs …',
    failed: 'Die Fächer ließen sich nicht laden. Schließ das hier und öffne es wieder, um es noch einmal zu versuchen.',
    notOpened: 'Das ließ sich nicht öffnen. Prüf die Verbindung und versuch es noch einmal.',
    groups: { screens: 'Seiten', subjects: 'Fächer', topics: 'Themen', account: 'Konto', about: 'Über Lectern' },
  },
};
