import type { texts as english } from '../en/deletion.ts';
import { countedIn } from '../wording.ts';

const counted = countedIn('de');

export const texts: typeof english = {
  title: 'Konto löschen',
  intro: (days) =>
    `Dein Konto wird ${counted(days, { one: 'einen Tag', other: '# Tage' })} nach deinem Auftrag gelöscht. Bis dahin kannst du dich anmelden und es behalten.`,
  goes: {
    title: 'Was gelöscht wird',
    list: {
      identity: 'Dein Name, deine E-Mail-Adresse, dein Passwort und deine PIN, und jede Anmeldung',
      work: 'Deine Antworten, Ergebnisse und Fehler, deine Prüfungen und alles, was du abgegeben hast',
      cards: 'Deine Karteikarten und ihre Termine, deine Markierungen in Skripten und deine Einstellungen',
      classes: 'Deine Plätze in Klassen und die Noten und Kommentare deiner Lehrkräfte zu deiner Arbeit',
      renewals: 'Verlängerungen dessen, was du gekauft hast, und zwar sofort: Es wird nichts mehr abgebucht',
      messages: 'Nachrichten, die du uns von deiner Adresse geschrieben hast',
    },
  },
  stays: {
    title: 'Was bleiben muss',
    list: {
      receipts:
        'Bestellungen, Zahlungen und Belege mit dem Namen und der E-Mail-Adresse darauf: Das Steuerrecht verlangt sie zehn Jahre lang.',
      made: 'Was du für andere gemacht hast, etwa Fragen, Klassen und Aufgaben. Dort steht nicht mehr, von wem es ist.',
      log: 'Dass und wann etwas geändert wurde, im Protokoll, auf das sich Schulen verlassen. Dein Name steht dort nicht mehr.',
    },
  },
  own: {
    title: 'Jetzt löschen',
    password: 'Dein Passwort',
    wrongPassword: 'Das ist nicht dein Passwort.',
    submit: 'Mein Konto löschen',
    done: (day) => `Dein Konto wird am ${day} gelöscht. Melde dich vorher an, um es zu behalten.`,
  },
  mail: {
    title: 'Um welches Konto geht es?',
    intro:
      'Nenn uns die E-Mail-Adresse des Kontos. Wir senden einen Code dorthin. Oder melde dich an und lösche es hier.',
    signIn: 'Anmelden',
    confirm: 'Der Code war richtig. Das ist der letzte Schritt.',
    doneTitle: 'Dein Konto wird gelöscht',
  },
  coming: {
    label: 'Löschung deines Kontos',
    text: (day) => `Dein Konto wird am ${day} gelöscht.`,
    keep: 'Mein Konto behalten',
    kept: 'Dein Konto bleibt.',
  },
  account: {
    title: 'Deine Daten',
    intro: 'Nimm alles mit, was Lectern über dich aufbewahrt, oder lass es löschen.',
    take: 'Meine Daten herunterladen',
    remove: 'Konto löschen',
  },
};
