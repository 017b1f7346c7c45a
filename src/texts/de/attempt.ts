import type { texts as english } from '../en/attempt.ts';
import { countedIn } from '../wording.ts';

const counted = countedIn('de');

export const texts: typeof english = {
  fromTeacher: 'Von deiner Lehrkraft',
  question: (number, all) => `Frage ${number} von ${all}`,
  unshowable:
    'Diese Frage lässt sich nicht anzeigen. Mach bitte mit der nächsten weiter; vielleicht ist sie nach einem Neuladen der Seite wieder da.',
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
  again: 'Noch einmal versuchen',
  failed: 'Dieser Versuch ließ sich nicht öffnen',
  failedSafe: 'Was du beantwortet hast, ist sicher.',
  save: {
    saved: 'Gespeichert',
    saving: 'Wird gespeichert …',
    kept: 'Auf diesem Gerät aufbewahrt, noch nicht gespeichert. Wir versuchen es weiter.',
    unsaved: 'Noch nicht gespeichert. Lass diese Seite offen: Dein Browser bewahrt nichts auf.',
    refused: 'Nicht gespeichert',
  },
  waiting: (count) =>
    counted(count, {
      one: '# Antwort ist noch nicht gespeichert, aber auf diesem Gerät aufbewahrt. Wir versuchen es weiter.',
      other: '# Antworten sind noch nicht gespeichert, aber auf diesem Gerät aufbewahrt. Wir versuchen es weiter.',
    }),
  waitingHere: (count) =>
    counted(count, {
      one: '# Antwort ist noch nicht gespeichert, und dein Browser bewahrt auf diesem Gerät nichts auf. Lass diese Seite offen.',
      other:
        '# Antworten sind noch nicht gespeichert, und dein Browser bewahrt auf diesem Gerät nichts auf. Lass diese Seite offen.',
    }),
  closed: 'Dieser Versuch ist abgegeben und lässt sich nicht mehr ändern.',
  tooLate:
    'Als deine letzten Antworten ankamen, war die Zeit um. Sie zählen nicht, bleiben aber auf diesem Gerät aufbewahrt.',
  tooLateHere: 'Als deine letzten Antworten ankamen, war die Zeit um. Sie zählen nicht.',
  earlier: {
    text: 'Auf diesem Gerät hattest du früher eine andere Antwort gegeben, die nie gespeichert wurde.',
    use: 'Diese Antwort nehmen',
    dismiss: 'So lassen',
  },
  watching: {
    tab: 'Du antwortest gerade in einem anderen Tab. Hier kannst du zusehen.',
    device: (name) =>
      name === ''
        ? 'Du antwortest gerade auf einem anderen Gerät. Hier kannst du zusehen.'
        : `Du antwortest gerade auf einem anderen Gerät (${name}). Hier kannst du zusehen.`,
    takeOver: 'Hier weitermachen',
  },
  time: {
    label: 'Restzeit',
    left: (minutes, seconds) =>
      minutes > 0
        ? counted(minutes, { one: 'Noch # Minute', other: 'Noch # Minuten' })
        : counted(seconds, { one: 'Noch # Sekunde', other: 'Noch # Sekunden' }),
    over: 'Die Zeit ist um. Deine Antworten werden abgegeben.',
    overWaiting: (count) =>
      counted(count, {
        one: 'Die Zeit ist um. # Antwort ist noch unterwegs.',
        other: 'Die Zeit ist um. # Antworten sind noch unterwegs.',
      }),
  },
  pause: {
    start: 'Pause',
    title: 'Die Uhr steht',
    text: 'Deine Antworten sind sicher, und die Fragen kommen wieder, sobald du weitermachst.',
    ends: 'Geht von selbst weiter in',
    end: 'Weitermachen',
  },
  handIn: {
    title: 'Bereit zum Abgeben?',
    open: (open, all) =>
      open === 0
        ? counted(all, { one: 'Die Frage ist beantwortet.', other: 'Alle # Fragen sind beantwortet.' })
        : counted(open, { one: '# Frage hat noch keine Antwort.', other: '# Fragen haben noch keine Antwort.' }),
    final: 'Nach dem Abgeben lässt sich nichts mehr ändern.',
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
