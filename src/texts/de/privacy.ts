import type { texts as english } from '../en/privacy.ts';

export const texts: typeof english = {
  title: 'Datenschutz',
  intro: 'Was Lectern in deinem Browser aufhebt, wozu, und was du erlaubst.',
  choice: {
    title: 'Deine Wahl',
    intro:
      'Lectern speichert, was es zum Funktionieren braucht, und sonst nichts, solange du es nicht erlaubst. Zurzeit wird gar nichts gespeichert, was nicht notwendig ist; sollte sich das ändern, gilt deine Wahl hier.',
    save: 'Meine Wahl speichern',
    withdraw: 'Zurückziehen',
    none: 'Du hast noch nicht gewählt: Erlaubt ist nur das Notwendige.',
    stored: 'Deine Wahl ist in diesem Browser gespeichert.',
  },
  categories: {
    necessary: { name: 'Notwendig', hint: 'Die Anmeldung, deine Antworten, die Seite selbst.' },
    preferences: {
      name: 'Vorlieben',
      hint: 'Merkt sich, wie du gern arbeitest, über deine eigenen Einstellungen hinaus.',
    },
    statistics: { name: 'Statistik', hint: 'Zählt, welche Seiten benutzt werden, ohne zu sagen, von wem.' },
  },
  stored: {
    title: 'Alles, was gespeichert wird',
    allowed: (category) => `${category}: erlaubt`,
    notAllowed: (category) => `${category}: nicht erlaubt`,
    nothing: 'Davon wird nichts gespeichert.',
  },
  places: {
    cookie: 'Cookie',
    'local storage': 'lokaler Speicher',
    'session storage': 'Sitzungsspeicher',
    IndexedDB: 'Datenbank im Browser',
    'cache storage': 'Dateien im Browser',
  },
};
