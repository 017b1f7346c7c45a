// Compiled from src/texts/de/study/onboarding.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/study/onboarding.generated.ts';
import { need, userText } from '../../../message-parts.ts';
import { numberText } from '../../../wording/number.wording.ts';

export const texts: typeof english = {
  title: "Loslegen",
  intro: "Fünf kurze Schritte, damit dein Plan zu dir passt. Du kannst jeden überspringen und alles später ändern.",
  skipAll: "Einrichtung überspringen und starten",
  skip: "Überspringen",
  notKnown: "Das weiß ich noch nicht",
  next: "Speichern und weiter",
  back: "Zurück",
  steps: {
    label: "Schritte der Einrichtung",
    subjects: "Fächer",
    course: "Kurs",
    exams: "Prüfungen",
    target: "Ziel",
    time: "Zeit",
  },
  ask: {
    subjects: "Welche Fächer lernst du?",
    course: "Welchen Kurs machst du?",
    exams: "Wann sind deine Prüfungen?",
    target: "Welche Note willst du erreichen?",
    time: "Wie viel Zeit hast du?",
  },
  why: {
    subjects: "Wir beginnen mit dem ersten.",
    course: "Nur du siehst das.",
    exams: "Dein Plan verteilt die Arbeit auf die Tage bis dahin. Lass ein Datum leer, wenn du es noch nicht kennst.",
    target: "Nur du siehst das.",
    time: "Dein Plan verlangt nie mehr als das, außer eine Prüfung ist sehr nah.",
  },
  subjects: "Fächer",
  level: "Stufe",
  board: "Prüfungsstelle",
  boards: {
    none: "Nicht gewählt",
    other: "Andere",
  },
  examOf: ({ subject }) => `Prüfung in ${userText(subject)}`,
  noSubjects: "Wähle zuerst deine Fächer. Dann erscheinen hier ihre Prüfungen.",
  target: "Zielnote",
  grades: {
    first: "Sehr gut (First)",
    upperSecond: "Gut (2:1)",
    lowerSecond: "Befriedigend (2:2)",
    third: "Ausreichend (Third)",
    top: "Bestnote",
    good: "Eine gute Note",
    pass: "Bestehen",
  },
  minutes: "Minuten pro Tag",
  minutesOf: ({ minutes }) => `${numberText('de', need(minutes))} Min.`,
  daysOff: "Freie Tage",
};
