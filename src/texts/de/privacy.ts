import type { texts as english } from '../en/privacy.ts';

export const texts: typeof english = {
  title: 'Datenschutz',
  intro: 'Was Lectern in deinem Browser aufhebt, wozu, und was du erlaubst.',
  choice: {
    title: 'Deine Wahl',
    intro:
      'Lectern speichert, was es zum Funktionieren braucht, und sonst nichts, solange du es nicht erlaubst. Du kannst es dir hier jederzeit anders überlegen, und nichts wird dadurch schlechter für dich.',
    save: 'Meine Wahl speichern',
    all: 'Beides erlauben',
    none: 'Nur das Notwendige',
    withdraw: 'Zurücknehmen',
    open: 'Du hast noch nicht gewählt: Erlaubt ist nur das Notwendige.',
    stored: 'Deine Wahl ist in diesem Browser gespeichert.',
    record: (id) =>
      `Festgehalten ist sie unter ${id}: einer Zufallszahl, die zu diesem Browser gehört und zu keinem Namen.`,
    objects:
      'Dein Browser bittet alle Seiten, dir nicht zu folgen (Global Privacy Control). Darum wird hier nichts gezählt.',
  },
  categories: {
    necessary: { name: 'Notwendig', hint: 'Die Anmeldung, deine Antworten, die Seite selbst.' },
    preferences: {
      name: 'Vorlieben',
      hint: 'Hält bereit, was du zuletzt aus dem Menü geöffnet hast, um es beim nächsten Mal zuerst anzubieten.',
    },
    statistics: {
      name: 'Statistik',
      hint: 'Zählt eins zum Tag dazu, wenn du eine Seite öffnest. Wer, von wo und in welcher Folge, wird nicht festgehalten, und in deinem Browser wird dafür nichts gespeichert.',
    },
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
