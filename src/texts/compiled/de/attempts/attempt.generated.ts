// Compiled from src/texts/de/attempts/attempt.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/attempts/attempt.generated.ts';
import { isNone, need, userText } from '../../../message-parts.ts';
import { isForm, numberText } from '../../../wording/number.wording.ts';

export const texts: typeof english = {
  fromTeacher: "Von deiner Lehrkraft",
  question: ({ all, number }) => `Frage ${String(need(number))} von ${numberText('de', need(all))}`,
  unshowable: "Diese Frage kann nicht angezeigt werden. Mach mit der nächsten weiter oder lade die Seite neu.",
  answered: ({ all, answered }) => `${numberText('de', need(answered))} von ${numberText('de', need(all))} beantwortet`,
  questionsAnswered: "Beantwortete Fragen",
  allQuestions: "Alle Fragen",
  previous: "Zurück",
  next: "Weiter",
  finish: "Abschließen",
  flag: "Markieren",
  flagged: "Markiert",
  toSubmit: "Abgeben …",
  seeAnswers: "Antworten ansehen",
  again: "Erneut versuchen",
  failed: "Dieser Versuch konnte nicht geöffnet werden",
  failedSafe: "Deine Antworten sind sicher.",
  save: {
    saved: "Gespeichert",
    saving: "Wird gespeichert …",
    kept: "Nur auf diesem Gerät gespeichert. Wir versuchen weiter, es zu senden.",
    unsaved: "Noch nicht gespeichert. Lass diese Seite offen: Dein Browser kann keine Antworten speichern.",
    refused: "Nicht gespeichert",
  },
  waiting: ({ count }) => (isForm('de', count, 'one') ? `${numberText('de', need(count))} Antwort ist nur auf diesem Gerät gespeichert. Wir versuchen weiter, sie zu senden.` : `${numberText('de', need(count))} Antworten sind nur auf diesem Gerät gespeichert. Wir versuchen weiter, sie zu senden.`),
  waitingHere: ({ count }) => (isForm('de', count, 'one') ? `${numberText('de', need(count))} Antwort ist noch nicht gespeichert. Lass diese Seite offen: Dein Browser kann keine Antworten speichern.` : `${numberText('de', need(count))} Antworten sind noch nicht gespeichert. Lass diese Seite offen: Dein Browser kann keine Antworten speichern.`),
  closed: "Dieser Versuch ist abgegeben und kann nicht mehr geändert werden.",
  tooLate: "Deine letzten Antworten kamen nach Ablauf der Zeit an. Sie zählen nicht, bleiben aber auf diesem Gerät.",
  tooLateHere: "Deine letzten Antworten kamen nach Ablauf der Zeit an. Sie zählen nicht.",
  earlier: {
    text: "Auf diesem Gerät gibt es eine frühere Antwort, die nie gesendet wurde.",
    use: "Frühere Antwort verwenden",
    dismiss: "Aktuelle Antwort behalten",
  },
  watching: {
    tab: "Du antwortest in einem anderen Tab. Hier kannst du nur lesen.",
    device: ({ name }) => (isNone(name) ? "Du antwortest auf einem anderen Gerät. Hier kannst du nur lesen." : `Du antwortest auf einem anderen Gerät (${userText(name)}). Hier kannst du nur lesen.`),
    continueHere: "Hier fortsetzen",
  },
  time: {
    label: "Restzeit",
    left: ({ minutes, seconds }) => (need(minutes) === 0 ? `noch ${numberText('de', need(seconds))} Sek.` : `noch ${numberText('de', need(minutes))} Min.`),
    over: "Die Zeit ist abgelaufen. Deine Antworten werden abgegeben.",
    overWaiting: ({ count }) => (isForm('de', count, 'one') ? `Die Zeit ist abgelaufen. ${numberText('de', need(count))} Antwort wird noch gesendet.` : `Die Zeit ist abgelaufen. ${numberText('de', need(count))} Antworten werden noch gesendet.`),
  },
  pause: {
    start: "Pausieren",
    title: "Pausiert",
    text: "Deine Antworten sind sicher. Die Fragen erscheinen wieder, sobald du weitermachst.",
    ends: "Geht weiter in",
    end: "Fortsetzen",
  },
  submitAttempt: {
    title: "Antworten abgeben?",
    open: ({ all, open }) => (need(open) === 0 ? (isForm('de', all, 'one') ? "Die Frage ist beantwortet." : `Alle ${numberText('de', need(all))} Fragen sind beantwortet.`) : (isForm('de', open, 'one') ? `${numberText('de', need(open))} Frage ist nicht beantwortet.` : `${numberText('de', need(open))} Fragen sind nicht beantwortet.`)),
    final: "Nach der Abgabe kannst du nichts mehr ändern.",
    notAnswered: "Nicht beantwortet",
    flagged: "Markiert",
    waiting: ({ count }) => (isForm('de', count, 'one') ? `${numberText('de', need(count))} Antwort ist noch nicht gespeichert. Wir geben ab, sobald alles gespeichert ist.` : `${numberText('de', need(count))} Antworten sind noch nicht gespeichert. Wir geben ab, sobald alles gespeichert ist.`),
    cancel: "Noch nicht abgeben",
    back: "Zurück zu den Fragen",
    confirm: "Abgeben",
  },
};
