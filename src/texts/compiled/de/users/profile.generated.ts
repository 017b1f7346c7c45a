// Compiled from src/texts/de/users/profile.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/users/profile.generated.ts';

export const texts: typeof english = {
  title: "Profil vervollständigen",
  intro: "In drei Schritten zu deiner Startseite.",
  steps: {
    label: "Schritte",
    name: "Name",
    level: "Stufe",
    subjects: "Fächer",
  },
  ask: {
    name: "Wie heißt du?",
    level: "Wofür lernst du?",
    subjects: "Welche Fächer lernst du?",
  },
  why: {
    name: "Deine Schule und deine Lehrkräfte sehen diesen Namen.",
    level: "Nur du siehst das. Du kannst es jederzeit ändern.",
    subjects: "Sie stehen auf deiner Startseite vorn. Du kannst sie jederzeit ändern.",
  },
  teacher: {
    intro: "In drei Schritten zu deinem Konto.",
    level: "Stufe",
    subjects: "Fächer",
    ask: {
      name: "Wie heißt du?",
      level: "Wen unterrichtest du?",
      subjects: "Welche Fächer unterrichtest du?",
    },
    why: {
      name: "Deine Schüler/innen sehen diesen Namen.",
      level: "Nur du siehst das.",
      subjects: "Sie stehen vorn, wenn du eine Aufgabe erstellst. Du kannst sie jederzeit ändern.",
    },
  },
  name: "Name",
  level: "Stufe",
  levels: {
    lowerSecondary: "Unter- und Mittelstufe",
    upperSecondary: "Oberstufe",
    university: "Universität",
    other: "Andere",
  },
  subjects: "Fächer",
  next: "Weiter",
  back: "Zurück",
  submit: "Speichern und weiter",
  saved: "Gespeichert. Du kannst später auf jedem Gerät weitermachen.",
  notSaved: "Noch nicht gespeichert. Wir versuchen es beim nächsten Schritt erneut.",
};
