import type { texts as english } from '../en/classes.ts';
import { countedIn, dateTimeText, numberText, shareText } from '../wording.ts';

const counted = countedIn('de');
const every = (seconds: number): string =>
  seconds % 86_400 === 0
    ? counted(seconds / 86_400, { one: 'angefangenem Tag', other: 'angefangene # Tage' })
    : seconds % 3_600 === 0
      ? counted(seconds / 3_600, { one: 'angefangener Stunde', other: 'angefangene # Stunden' })
      : counted(Math.round(seconds / 60), { one: 'angefangener Minute', other: 'angefangene # Minuten' });

export const texts: typeof english = {
  classes: {
    title: 'Klassen',
    intro: 'Deine Klassen. Tritt einer weiteren mit einem Code bei.',
    emptyTitle: 'Noch keine Klassen',
    empty: 'Tritt mit einem Code oder Link deiner Lehrkraft bei.',
    by: (teachers) => `bei ${teachers}`,
    group: (name) => `Gruppe ${name}`,
    archived: 'archiviert',
  },
  join: {
    title: 'Klasse beitreten',
    code: 'Beitrittscode',
    hint: 'Acht Buchstaben und Ziffern von deiner Lehrkraft.',
    send: 'Klasse beitreten',
    joined: 'Du bist der Klasse beigetreten.',
    empty: 'Bitte gib den Code ein',
  },
  leave: {
    button: 'Klasse verlassen',
    title: 'Diese Klasse verlassen?',
    text: 'Du erhältst keine Aufgaben mehr. Deine Arbeit bleibt erhalten, und mit dem Code kannst du wieder beitreten.',
    confirm: 'Klasse verlassen',
  },
  work: {
    title: 'Aufgaben',
    intro: 'Von deinen Lehrkräften, die nächste Fälligkeit zuerst. Zeiten gelten in deiner Zeitzone.',
    toDo: 'Zu tun',
    done: 'Erledigt und geschlossen',
    nothing: 'Keine offenen Aufgaben. Neue erscheinen hier und auf deiner Startseite.',
    noneDone: 'Noch nichts.',
    due: (at) => `fällig ${dateTimeText('de', at)}`,
    noDue: 'keine Fälligkeit',
    opens: (at) => `verfügbar ab ${dateTimeText('de', at)}`,
    closes: (at) => `verspätete Abgabe bis ${dateTimeText('de', at)}`,
    weight: (weight) => (weight === 0 ? 'Übung ohne Wertung' : `Gewichtung ${numberText('de', weight)}`),
    marks: (marks, outOf) => `${numberText('de', marks)} von ${numberText('de', outOf)} Punkten`,
    open: 'Öffnen',
    statuses: {
      toDo: 'Zu tun',
      begun: 'In Bearbeitung',
      overdue: 'Überfällig',
      done: 'Erledigt',
      missed: 'Fehlt',
      scheduled: 'Noch nicht verfügbar',
      excused: 'Befreit',
    },
  },
  today: { title: 'Als Nächstes fällig', all: 'Alle Aufgaben' },
  notice: {
    opened: (title, classroom) => `Neu in ${classroom}: ${title}`,
    dueSoon: (title, classroom) => `Fällig in weniger als 24 Stunden: ${title} (${classroom})`,
    dismiss: 'Schließen',
  },
  detail: {
    breadcrumbs: 'Brotkrumen',
    parts: 'Teilaufgaben',
    due: 'Fällig',
    opens: 'Verfügbar ab',
    status: 'Status',
    weighs: 'Gewichtung',
    weight: (weight) => (weight === 0 ? 'Übung ohne Wertung' : numberText('de', weight)),
    dueAt: (at) => dateTimeText('de', at),
    time: 'Zeitlimit',
    minutes: (seconds) => counted(Math.round(seconds / 60), { one: '# Minute', other: '# Minuten' }),
    noClock: 'Keines',
    never: 'Keine Fälligkeit',
    late: 'Abzug bei Verspätung',
    lateCosts: (share, seconds, floor) =>
      `${shareText('de', share)} je ${every(seconds)}${floor > 0 ? `; mindestens ${shareText('de', floor)} bleiben dir` : ''}.`,
    lateFree: 'Kein Abzug bei Verspätung.',
    lateNever: 'Keine verspätete Abgabe. Gespeicherte Antworten werden zur Fälligkeit abgegeben.',
    lateUntil: (at) => `Möglich bis ${dateTimeText('de', at)}.`,
    keptNow: (share) => `Gibst du jetzt ab, behältst du ${shareText('de', share)} deiner Punkte.`,
    tries: (count) =>
      count === null ? 'unbegrenzte Versuche' : counted(count, { one: '# Versuch', other: '# Versuche' }),
    best: 'bester Versuch zählt',
    last: 'letzter Versuch zählt',
    reveals: {
      handIn: 'Deine Punkte siehst du nach der Abgabe.',
      due: 'Deine Punkte siehst du nach der Fälligkeit.',
      release: 'Deine Punkte siehst du, wenn deine Lehrkraft sie freigibt.',
      never: 'Punkte werden nicht angezeigt.',
    },
    questions: (count, marks) =>
      `${counted(count, { one: '# Frage', other: '# Fragen' })} · ${counted(marks, { one: '# Punkt', other: '# Punkte' })}`,
    picked: 'Fragen',
    kinds: {
      quiz: 'Quiz',
      paper: 'Prüfungsbogen',
      questions: 'Fragen',
      note: 'Lernheft',
      media: 'Medien',
      deck: 'Lernkarten',
    },
    start: 'Starten',
    goOn: 'Weiter',
    again: 'Noch einmal versuchen',
    openMaterial: 'Öffnen',
    materialDone: 'Erledigt',
    share: (share) => `${shareText('de', share)} erledigt`,
    results: 'Ergebnisse',
    handedIn: (at) => `Abgegeben ${dateTimeText('de', at)}`,
    see: 'Antworten ansehen',
    waits: (count) => counted(count, { one: '# Antwort zu bewerten', other: '# Antworten zu bewerten' }),
    notTold: 'Punkte noch nicht freigegeben.',
    result: (marks, outOf) => `${numberText('de', marks)} von ${numberText('de', outOf)}`,
    afterLate: (share) => `nach Abzug (${shareText('de', share)} bleiben)`,
    empty: 'Diese Aufgabe hat keine Fragen.',
  },
};
