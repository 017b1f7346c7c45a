// Compiled from src/texts/de/platform/site/landing.json by `npm run generate`: change that file.
import type { texts as english } from '../../../../compiled/en/platform/site/landing.generated.ts';
import { need, userText } from '../../../../message-parts.ts';
import { dateText } from '../../../../wording/date.wording.ts';

export const texts: typeof english = {
  register: "Konto erstellen",
  signIn: "Anmelden",
  home: "Zur Startseite",
  trial: {
    title: "Probier eine Frage aus",
    of: ({ subject, topic }) => `${userText(subject)} · ${userText(topic)}`,
    check: "Prüfen",
    right: "Richtig.",
    wrong: ({ letter }) => `Diesmal nicht. ${userText(letter)} ist richtig.`,
    next: "Nächste Frage",
    failed: "Deine Antwort konnte nicht geprüft werden. Versuch es erneut.",
    choose: "Wähle zuerst eine Antwort.",
  },
  tour: {
    label: "Lectern ausprobieren",
    question: "Frage",
    card: "Lernkarte",
    marked: "Bewertete Antwort",
  },
  screens: {
    home: {
      title: "Wissen, was als Nächstes dran ist",
      text: "Die Startseite beginnt mit der heutigen Einheit: fällige Karten, die wirksamsten Fragen und der nächste Abschnitt deiner Notizen.",
    },
    analysis: {
      title: "Sehen, woran es hakt",
      text: "Drei Erkenntnisse mit ihren Zahlen und je einem nächsten Schritt.",
    },
    subject: {
      title: "Jedes Thema mit deinem Fortschritt",
      text: "Deine voraussichtliche Note, wie gut du jedes Thema beherrschst und was du zuerst üben solltest.",
    },
    class: {
      title: "Sehen, wer Hilfe braucht und wobei",
      text: "Ergebnisse der Klasse nach Thema, Frage und Person, und Übungen für alle, die sie brauchen.",
    },
  },
  front: {
    title: "Lernen. Üben. Bestehen.",
    lead: "Bereite dich mit Lectern auf Prüfungen vor: Thema für Thema, mit einer Erklärung zu jeder Antwort.",
    points: {
      first: "Lernen",
      firstText: "Fächer und Themen in der Reihenfolge des Lehrplans: Lernhefte, Audio, Videos und Zusammenfassungen für den Abend davor.",
      second: "Üben",
      secondText: "Quizze und Lernkarten zu jedem Thema. Du kannst jederzeit aufhören: Deine Antworten sind gespeichert, auch offline.",
      third: "Bestehen",
      thirdText: "Sieh, was richtig war und warum. Trag deinen Prüfungstermin ein, und du bekommst einen Lernplan bis dahin.",
    },
  },
  testimonials: "Das sagen andere",
  posts: "Aus dem Blog",
  closing: {
    title: "Zehn Fragen zeigen dir deinen Stand.",
    prices: "Preise ansehen",
  },
  postBy: ({ author, instant }) => `${userText(author)} · ${dateText('de', need(instant))}`,
};
