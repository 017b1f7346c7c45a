// Compiled from src/texts/de/study/progress.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/study/progress.generated.ts';
import { need, userText } from '../../../message-parts.ts';
import { shortDayText } from '../../../wording/date.wording.ts';
import { isForm, numberText } from '../../../wording/number.wording.ts';
import { shareText } from '../../../wording/share.wording.ts';

export const texts: typeof english = {
  next: {
    title: "Nächster Schritt",
    titles: {
      attempt: ({ topic }) => `Weitermachen: ${userText(topic)}`,
      material: ({ topic }) => `Weitermachen: ${userText(topic)}`,
      note: ({ topic }) => `Lernheft lesen: ${userText(topic)}`,
      dueCards: ({ topic }) => `Karten wiederholen: ${userText(topic)}`,
      weakQuestions: ({ topic }) => `Fragen wiederholen: ${userText(topic)}`,
      quiz: ({ topic }) => `Üben: ${userText(topic)}`,
      newCards: ({ topic }) => `Neue Karten lernen: ${userText(topic)}`,
    },
    actions: {
      attempt: "Weitermachen",
      material: "Weitermachen",
      note: "Starten",
      dueCards: "Starten",
      weakQuestions: "Starten",
      quiz: "Starten",
      newCards: "Starten",
    },
    questions: ({ count }) => (isForm('de', count, 'one') ? `${numberText('de', need(count))} Frage` : `${numberText('de', need(count))} Fragen`),
    cards: ({ count }) => (isForm('de', count, 'one') ? `${numberText('de', need(count))} Karte` : `${numberText('de', need(count))} Karten`),
    about: ({ minutes }) => `etwa ${numberText('de', need(minutes))} Min.`,
    reasons: {
      started: "Das hast du angefangen.",
      mostMarks: ({ share }) => `Hier kannst du die meisten Punkte gewinnen: ${shareText('de', need(share))} der Prüfung.`,
      weakest: "Bei diesem Thema lohnt sich Üben am meisten.",
      notKnownYet: "Hier kennen wir deinen Stand noch nicht.",
    },
  },
  left: {
    notes: ({ minutes }) => `${numberText('de', need(minutes))} Min. Lernheft`,
    questions: ({ count }) => (isForm('de', count, 'one') ? `${numberText('de', need(count))} neue Frage` : `${numberText('de', need(count))} neue Fragen`),
    cards: ({ count }) => (isForm('de', count, 'one') ? `${numberText('de', need(count))} fällige Karte` : `${numberText('de', need(count))} fällige Karten`),
    nothing: "Im Moment nichts offen",
  },
  grade: {
    title: "Voraussichtliche Note",
    mostLikely: "Am wahrscheinlichsten",
    below: ({ lowest }) => `schlechter als ${userText(lowest)}`,
    range: ({ best, share, worst }) => `Wahrscheinlicher Bereich: ${userText(worst)} bis ${userText(best)} (${shareText('de', need(share))})`,
    rangeOne: ({ share }) => `${shareText('de', need(share))} wahrscheinlich`,
    basis: ({ score }) => `Wenn du die Prüfung heute schreiben würdest, bekämst du etwa ${shareText('de', need(score))} der Punkte, berechnet aus deinen Antworten, früheren Prüfungen und deren Notengrenzen.`,
    gains: "Was sie am meisten verbessert",
    gain: ({ minutes, points }) => `${numberText('de', need(minutes))} Min. üben: etwa ${numberText('de', need(points))} Prozentpunkte mehr`,
    practise: ({ topic }) => `${userText(topic)} üben`,
    history: "Erwartete Punkte pro Woche",
    week: "Woche",
    score: "Erwartete Punkte",
    fewAnswers: ({ answers }) => `Beantworte noch ${(isForm('de', answers, 'one') ? "mindestens eine Frage" : `mindestens ${numberText('de', need(answers))} Fragen`)}, um deine voraussichtliche Note zu sehen.`,
    start: "Am besten beginnst du mit:",
    practiseShort: "Üben",
    day: ({ day }) => shortDayText('de', need(day)),
    details: "Was sie verbessert",
  },
  map: {
    title: "Lernstand",
    examShare: ({ share }) => `${shareText('de', need(share))} der Prüfung`,
    notAsked: "Nicht in früheren Prüfungen",
    focus: "Üben lohnt sich",
    levels: ({ count, level }) => `${userText(level)}: ${numberText('de', need(count))}`,
    hint: "Jeder Balken zeigt, wie viel du wahrscheinlich richtig hättest. Je länger er ist, desto unsicherer ist die Schätzung.",
    selectHint: "Wähle ein Thema, um seine Unterthemen zu sehen.",
    noSubtopics: "Dieses Thema hat keine Unterthemen.",
    failed: "Die Unterthemen konnten nicht geladen werden. Prüfe deine Verbindung und versuch es noch einmal.",
    practiseTopic: "Thema üben",
  },
};
