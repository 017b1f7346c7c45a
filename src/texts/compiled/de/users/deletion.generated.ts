// Compiled from src/texts/de/users/deletion.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/users/deletion.generated.ts';
import { need, userText } from '../../../message-parts.ts';
import { isForm, numberText } from '../../../wording/number.wording.ts';

export const texts: typeof english = {
  title: "Konto löschen",
  intro: ({ days }) => `Wir löschen dein Konto ${(isForm('de', days, 'one') ? `${numberText('de', need(days))} Tag` : `${numberText('de', need(days))} Tage`)} nach deinem Antrag. Melde dich vorher an, um es zu behalten.`,
  deleted: {
    title: "Das löschen wir",
    list: {
      identity: "Deinen Namen, deine E-Mail-Adresse, dein Passwort, deine PIN und deine Sitzungen",
      work: "Deine Antworten, Ergebnisse, Prüfungen und hochgeladenen Dateien",
      cards: "Deine Lernkarten mit ihrem Zeitplan, deine Markierungen, Notizen und Einstellungen",
      classes: "Deine Klassenzugehörigkeiten sowie Punkte und Kommentare von Lehrkräften zu deiner Arbeit",
      renewals: "Verlängerungen deiner Tarife: Sie enden sofort, es wird nichts mehr abgebucht",
      messages: "Nachrichten, die du uns geschickt hast",
    },
  },
  stays: {
    title: "Das müssen wir behalten",
    list: {
      receipts: "Bestellungen, Zahlungen und Belege mit deinem Namen und deiner E-Mail-Adresse. Das Steuerrecht verlangt das zehn Jahre lang.",
      made: "Fragen, Klassen, Aufgaben und andere Inhalte, die du erstellt hast, ohne deinen Namen.",
      log: "Einträge im Audit-Protokoll, ohne deinen Namen.",
    },
  },
  own: {
    title: "Löschen bestätigen",
    password: "Passwort",
    wrongPassword: "Das Passwort ist nicht richtig.",
    submit: "Konto löschen",
    done: ({ day }) => `Dein Konto wird am ${userText(day)} gelöscht. Melde dich vorher an, um es zu behalten.`,
  },
  mail: {
    title: "Welches Konto?",
    intro: "Gib die E-Mail-Adresse deines Kontos ein, und wir senden dir einen Code. Oder melde dich an, um es zu löschen.",
    signIn: "Anmelden",
    confirm: "Code bestätigt. Bestätige jetzt das Löschen.",
    doneTitle: "Dein Konto wird gelöscht",
  },
  coming: {
    label: "Kontolöschung",
    text: ({ day }) => `Dein Konto wird am ${userText(day)} gelöscht.`,
    keepAccount: "Konto behalten",
    accountKept: "Dein Konto wird nicht gelöscht.",
  },
  account: {
    title: "Deine Daten",
    intro: "Lade eine Kopie deiner Daten herunter oder lösche dein Konto.",
    take: "Meine Daten herunterladen",
    remove: "Konto löschen",
  },
};
