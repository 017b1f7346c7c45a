import type { texts as english } from '../en/attempt.ts';
import { countedIn } from '../wording.ts';

const counted = countedIn('de');

export const texts: typeof english = {
  fromTeacher: 'Von deiner Lehrkraft',
  question: (number, all) => `Frage ${number} von ${all}`,
  unshowable: 'Diese Frage kann nicht angezeigt werden. Mach mit der nächsten weiter oder lade die Seite neu.',
  answered: (answered, all) => `${answered} von ${all} beantwortet`,
  questionsAnswered: 'Beantwortete Fragen',
  allQuestions: 'Alle Fragen',
  previous: 'Zurück',
  next: 'Weiter',
  finish: 'Abschließen',
  flag: 'Markieren',
  flagged: 'Markiert',
  toHandIn: 'Abgeben …',
  seeAnswers: 'Antworten ansehen',
  again: 'Erneut versuchen',
  failed: 'Dieser Versuch konnte nicht geöffnet werden',
  failedSafe: 'Deine Antworten sind sicher.',
  save: {
    saved: 'Gespeichert',
    saving: 'Wird gespeichert …',
    kept: 'Nur auf diesem Gerät gespeichert. Wir versuchen weiter, es zu senden.',
    unsaved: 'Noch nicht gespeichert. Lass diese Seite offen: Dein Browser kann keine Antworten speichern.',
    refused: 'Nicht gespeichert',
  },
  waiting: (count) =>
    counted(count, {
      one: '# Antwort ist nur auf diesem Gerät gespeichert. Wir versuchen weiter, sie zu senden.',
      other: '# Antworten sind nur auf diesem Gerät gespeichert. Wir versuchen weiter, sie zu senden.',
    }),
  waitingHere: (count) =>
    counted(count, {
      one: '# Antwort ist noch nicht gespeichert. Lass diese Seite offen: Dein Browser kann keine Antworten speichern.',
      other:
        '# Antworten sind noch nicht gespeichert. Lass diese Seite offen: Dein Browser kann keine Antworten speichern.',
    }),
  closed: 'Dieser Versuch ist abgegeben und kann nicht mehr geändert werden.',
  tooLate: 'Deine letzten Antworten kamen nach Ablauf der Zeit an. Sie zählen nicht, bleiben aber auf diesem Gerät.',
  tooLateHere: 'Deine letzten Antworten kamen nach Ablauf der Zeit an. Sie zählen nicht.',
  earlier: {
    text: 'Auf diesem Gerät gibt es eine frühere Antwort von dir, die nie gespeichert wurde.',
    use: 'Frühere Antwort verwenden',
    dismiss: 'Aktuelle Antwort behalten',
  },
  watching: {
    tab: 'Du antwortest in einem anderen Tab. Hier kannst du nur ansehen.',
    device: (name) =>
      name === ''
        ? 'Du antwortest auf einem anderen Gerät. Hier kannst du nur ansehen.'
        : `Du antwortest auf einem anderen Gerät (${name}). Hier kannst du nur ansehen.`,
    takeOver: 'Hier fortsetzen',
  },
  time: {
    label: 'Restzeit',
    left: (minutes, seconds) => (minutes > 0 ? `noch ${minutes} Min.` : `noch ${seconds} Sek.`),
    over: 'Die Zeit ist abgelaufen. Deine Antworten werden abgegeben.',
    overWaiting: (count) =>
      counted(count, {
        one: 'Die Zeit ist abgelaufen. # Antwort wird noch gesendet.',
        other: 'Die Zeit ist abgelaufen. # Antworten werden noch gesendet.',
      }),
  },
  pause: {
    start: 'Pausieren',
    title: 'Pausiert',
    text: 'Deine Antworten sind sicher. Die Fragen erscheinen wieder, wenn du fortsetzt.',
    ends: 'Geht weiter in',
    end: 'Fortsetzen',
  },
  handIn: {
    title: 'Antworten abgeben?',
    open: (open, all) =>
      open === 0
        ? counted(all, { one: 'Die Frage ist beantwortet.', other: 'Alle # Fragen sind beantwortet.' })
        : counted(open, { one: '# Frage ist nicht beantwortet.', other: '# Fragen sind nicht beantwortet.' }),
    final: 'Nach der Abgabe kannst du nichts mehr ändern.',
    notAnswered: 'Nicht beantwortet',
    flagged: 'Markiert',
    waiting: (count) =>
      counted(count, {
        one: '# Antwort ist noch nicht gespeichert. Wir geben ab, sobald alles gespeichert ist.',
        other: '# Antworten sind noch nicht gespeichert. Wir geben ab, sobald alles gespeichert ist.',
      }),
    cancel: 'Noch nicht abgeben',
    back: 'Zurück zu den Fragen',
    confirm: 'Abgeben',
  },
};
