// Compiled from src/texts/de/users/guardian.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/users/guardian.generated.ts';
import { need, userText } from '../../../message-parts.ts';
import { numberText } from '../../../wording/number.wording.ts';

export const texts: typeof english = {
  title: ({ name }) => `Konto für ${userText(name)} erlauben?`,
  answeredTitle: ({ name }) => `Konto von ${userText(name)}`,
  plainTitle: "Konto eines Kindes",
  intro: ({ age, name }) => `Mit Lectern bereiten sich Schüler/innen auf Prüfungen vor: mit Lektionen, Fragen und Lernkarten. Wer unter ${numberText('de', need(age))} ist, braucht die Erlaubnis eines Elternteils oder Sorgeberechtigten. ${userText(name)} hat deine E-Mail-Adresse angegeben.`,
  whose: {
    title: "Konto",
    name: "Name",
    email: "E-Mail",
    born: "Geboren",
  },
  stored: {
    title: "Das speichern wir",
    list: {
      identity: "Name, E-Mail-Adresse, Geburtsmonat und ein verschlüsseltes Passwort",
      profile: "Stufe und Fächer",
      work: "Antworten, Ergebnisse, Lernkarten, Notizen und Abgaben, jeweils mit Zeitpunkt",
    },
  },
  why: {
    title: "Dafür speichern wir es",
    list: {
      study: "Um Antworten zu bewerten und zu empfehlen, was als Nächstes dran ist",
      classes: "Damit Lehrkräfte die Arbeiten ihrer Klasse sehen, falls dein Kind einer beitritt",
      not: "Nie für Werbung, und nie zum Verkauf",
    },
  },
  more: {
    privacy: "Datenschutzerklärung",
    children: "Kinderschutzrichtlinie",
  },
  ask: {
    title: "Deine Entscheidung",
    text: "Mit deiner Antwort bestätigst du, dass du Elternteil oder sorgeberechtigt für dieses Kind bist. Wir speichern deine Antwort mit Datum.",
    until: ({ day }) => `Dieser Link gilt bis zum ${userText(day)}.`,
    no: "Wenn du es nicht erlaubst, löschen wir das Konto nach einer Wartezeit. Bis dahin kannst du es dir mit diesem Link anders überlegen.",
    allow: "Konto erlauben",
    refuse: "Konto nicht erlauben",
  },
  allowed: {
    title: "Konto erlaubt",
    text: "Bewahre unsere E-Mail auf: Mit dem Link darin kannst du die Erlaubnis zurückziehen, bis das Kind alt genug ist. Das Konto wird dann deaktiviert und später gelöscht.",
    withdraw: "Erlaubnis zurückziehen",
  },
  refused: {
    title: "Konto nicht erlaubt",
    text: ({ day }) => `Wir löschen das Konto mit allen Daten am ${userText(day)}. Bis dahin kannst du es dir hier anders überlegen.`,
    allow: "Konto erlauben",
  },
  code: {
    title: "Gib den Code aus der E-Mail ein",
    label: "Code",
    submit: "Weiter",
  },
  ended: {
    title: "Dieser Link ist abgelaufen",
    text: "Vielleicht gibt es eine neuere E-Mail. Dein Kind kann erneut um Erlaubnis bitten.",
  },
};
