// Compiled from src/texts/de/attempts/answers.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/attempts/answers.generated.ts';
import { need, userText } from '../../../message-parts.ts';
import { dateTimeText } from '../../../wording/date.wording.ts';
import { isForm, numberText } from '../../../wording/number.wording.ts';

export const texts: typeof english = {
  titleOf: ({ quiz }) => `Antworten · ${userText(quiz)}`,
  createCard: "Karte erstellen",
  tryAgain: "Erneut versuchen",
  otherQuizzes: "Weitere Quizze",
  oneByOne: "Alle Fragen",
  filter: {
    label: "Fragen filtern",
    all: ({ count }) => `Alle ${numberText('de', need(count))}`,
    again: ({ count }) => `Wiederholen ${numberText('de', need(count))}`,
    none: "Keine Fragen zu wiederholen.",
  },
  marks: "Punkte",
  marksGot: ({ marks }) => numberText('de', need(marks)),
  marksOutOf: ({ outOf }) => `von ${(isForm('de', outOf, 'one') ? `${numberText('de', need(outOf))} Punkt` : `${numberText('de', need(outOf))} Punkten`)}`,
  notYet: "Diese Antworten sind noch nicht abgegeben. Darum gibt es kein Ergebnis.",
  continue: "Quiz fortsetzen",
  outcomes: {
    right: "Richtig",
    partly: "Teilweise richtig",
    wrong: "Falsch",
    unanswered: "Nicht beantwortet",
    unmarked: "Nicht bewertet",
  },
  counts: {
    right: ({ count }) => `${numberText('de', need(count))} richtig`,
    partly: ({ count }) => `${numberText('de', need(count))} teilweise richtig`,
    wrong: ({ count }) => `${numberText('de', need(count))} falsch`,
    unanswered: ({ count }) => `${numberText('de', need(count))} nicht beantwortet`,
    unmarked: ({ count }) => `${numberText('de', need(count))} nicht bewertet`,
  },
  summary: {
    unmarked: "Vergleiche deine Antworten mit den Musterlösungen unten.",
    all: "Alles richtig. Du beherrschst dieses Thema.",
    most: "Sehr gut. Sieh dir die Fragen unten noch einmal an.",
    half: "Guter Fortschritt. Sieh dir die übrigen Fragen an und versuch es dann erneut.",
    few: "Ein Anfang ist gemacht. Lies die Erklärungen und versuch es dann erneut.",
  },
  reserved: {
    label: "Lösung noch nicht verfügbar",
    count: ({ count }) => `${numberText('de', need(count))} noch nicht verfügbar`,
    result: "Manche Ergebnisse siehst du erst später, weil ihre Fragen zu einer deiner Aufgaben gehören.",
    text: "Diese Frage gehört zu einer deiner Aufgaben. Du siehst die Lösung, wenn die Aufgabe endet.",
    textUntil: ({ at }) => `Diese Frage gehört zu einer deiner Aufgaben. Du siehst die Lösung, wenn die Aufgabe endet, spätestens am ${dateTimeText('de', need(at))}.`,
  },
  question: ({ number }) => `Frage ${String(need(number))}`,
  unshowable: "Diese Antwort kann nicht angezeigt werden.",
  why: "Erklärung",
  source: "Quelle",
  licence: ({ name }) => `Lizenz: ${userText(name)}`,
};
