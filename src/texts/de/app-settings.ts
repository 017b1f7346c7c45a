import type { texts as english } from '../en/app-settings.ts';
import { numberText } from '../wording.ts';

export const texts: typeof english = {
  title: 'App-Einstellungen',
  intro: 'Jede gilt, sobald sie gespeichert ist, für alle und ohne Neustart. Jede Änderung steht im Protokoll.',
  groups: { accounts: 'Konten', help: 'Hilfe', studying: 'Lernen', selling: 'Verkauf' },
  settings: {
    signUp: {
      label: 'Wer lernen will, kann sich selbst registrieren',
      hint: 'Aus: Konten gibt es nur auf Einladung. Wer schon eines hat, meldet sich an wie immer.',
    },
    invitationDays: {
      label: 'Einladungen gelten',
      hint: 'So lange kann jemand mit dem Link aus der Mail ein Passwort wählen. Schon verschickte Links behalten ihre Zeit.',
    },
    accountDeletionDays: {
      label: 'Konten bleiben vor dem Löschen erhalten',
      hint: 'Bedenkzeit, nachdem jemand das eigene Konto löschen wollte.',
    },
    consentAge: {
      label: 'Ihrem Konto stimmen Menschen selbst zu ab',
      hint: 'Wer sich ohne Schule registriert, wird dann nach Monat und Jahr der Geburt gefragt. Wer jünger ist, nennt Eltern oder Sorgeberechtigte, die per Mail gefragt werden. 0: Niemand wird gefragt.',
    },
    supportVisits: {
      label: 'Das Team kann das Produkt so sehen wie eine lernende oder lehrende Person',
      hint: 'Um zu helfen, mit Grund, und die Person erfährt davon. Aus: Niemand kann damit anfangen.',
    },
    supportVisitMinutes: { label: 'So ein Besuch dauert höchstens', hint: 'Dann endet er von selbst.' },
    contactEmail: {
      label: 'Nachrichten von der Kontaktseite gehen an',
      hint: 'Leer: an die Adresse, mit der der Server gestartet wurde. Aufgehoben werden sie immer.',
    },
    ownCards: {
      label: 'Lernende schreiben eigene Karteikarten',
      hint: 'Aus: keine neuen. Was geschrieben ist, bleibt, lässt sich lernen und ändern.',
    },
    itemReports: {
      label: 'Lernende melden fehlerhafte Fragen',
      hint: 'Eine Meldung wartet in der Fragensammlung auf eine Antwort.',
    },
    itemReportsPerDay: {
      label: 'Meldungen, die eine Person schicken kann',
      hint: 'Danach wird sie gebeten zu warten.',
    },
    checkout: {
      label: 'Tarife und Fächer können gekauft werden',
      hint: 'Aus: keine neuen Bestellungen. Bezahltes bleibt offen, Verlängerungen laufen weiter.',
    },
  },
  units: { days: 'Tage', minutes: 'Minuten', perDay: 'am Tag', years: 'Jahren' },
  bounds: (min, max, fallback) =>
    `Von ${numberText('de', min)} bis ${numberText('de', max)}; ${numberText('de', fallback)}, wenn nichts gesetzt ist.`,
  save: 'Einstellungen speichern',
  saved: 'Die Einstellungen sind gespeichert.',
};
