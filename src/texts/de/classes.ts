import type { texts as english } from '../en/classes.ts';
import { countedIn, momentText, numberText, shareText } from '../wording.ts';

const counted = countedIn('de');
const every = (seconds: number): string =>
  seconds % 86_400 === 0
    ? counted(seconds / 86_400, { one: 'angefangene Tag', other: 'angefangene Abschnitt von # Tagen' })
    : seconds % 3_600 === 0
      ? counted(seconds / 3_600, { one: 'angefangene Stunde', other: 'angefangene Abschnitt von # Stunden' })
      : counted(Math.round(seconds / 60), { one: 'angefangene Minute', other: 'angefangene Abschnitt von # Minuten' });

export const texts: typeof english = {
  classes: {
    title: 'Klassen',
    intro: 'Die Klassen, in denen du bist, und der Weg in eine weitere.',
    emptyTitle: 'Du bist noch in keiner Klasse',
    empty: 'Deine Lehrkraft gibt dir einen Code oder schickt dir einen Link. Damit trittst du unten bei.',
    by: (teachers) => `bei ${teachers}`,
    group: (name) => `Gruppe ${name}`,
    archived: 'archiviert',
  },
  join: {
    title: 'Einer Klasse beitreten',
    code: 'Code',
    hint: 'Acht Buchstaben und Ziffern, wie deine Lehrkraft sie hat.',
    send: 'Beitreten',
    joined: 'Du bist in der Klasse.',
    empty: 'Bitte gib den Code ein',
  },
  leave: {
    button: 'Klasse verlassen',
    title: 'Diese Klasse verlassen?',
    text: 'Du bekommst keine Aufgaben mehr aus ihr. Was du gemacht hast, bleibt deins; mit dem Code kannst du zurückkommen.',
    confirm: 'Verlassen',
  },
  work: {
    title: 'Aufgaben',
    intro: 'Was deine Lehrkräfte gestellt haben, das nächste zuerst. Die Zeiten gelten in deiner eigenen Zeitzone.',
    toDo: 'Zu tun',
    done: 'Erledigt und vorbei',
    nothing: 'Nichts wartet auf dich. Neue Aufgaben erscheinen hier und auf deiner Startseite.',
    noneDone: 'Noch nichts.',
    due: (at) => `fällig ${momentText('de', at)}`,
    noDue: 'ohne Abgabezeit',
    opens: (at) => `öffnet ${momentText('de', at)}`,
    closes: (at) => `wird verspätet angenommen bis ${momentText('de', at)}`,
    weight: (weight) => (weight === 0 ? 'Übung: zählt nicht' : `Gewicht ${numberText('de', weight)}`),
    marks: (marks, outOf) => `${numberText('de', marks)} von ${numberText('de', outOf)} Punkten`,
    open: 'Öffnen',
    statuses: {
      toDo: 'Zu tun',
      begun: 'Begonnen',
      overdue: 'Überfällig',
      done: 'Erledigt',
      missed: 'Versäumt',
      scheduled: 'Noch nicht offen',
      excused: 'Befreit',
    },
  },
  today: { title: 'Als Nächstes fällig', all: 'Alle Aufgaben' },
  notice: {
    opened: (title, classroom) => `Neu in ${classroom}: ${title}`,
    dueSoon: (title, classroom) => `Binnen eines Tages fällig: ${title} (${classroom})`,
    dismiss: 'Verstanden',
  },
  detail: {
    trail: 'Wo du bist',
    parts: 'Was zu tun ist',
    due: 'Fällig',
    opens: 'Öffnet',
    status: 'Stand',
    weighs: 'Gewicht',
    weight: (weight) => (weight === 0 ? 'nichts: es ist zur Übung' : numberText('de', weight)),
    dueAt: (at) => momentText('de', at),
    time: 'Zeit',
    minutes: (seconds) => counted(Math.round(seconds / 60), { one: '# Minute', other: '# Minuten' }),
    noClock: 'ohne Zeitgrenze',
    never: 'jederzeit',
    late: 'Wenn es zu spät kommt',
    lateCosts: (share, seconds, floor) =>
      `Jede ${every(seconds)} kostet ${shareText('de', share)} deiner Punkte${floor > 0 ? `, aber mindestens ${shareText('de', floor)} bleiben` : ''}.`
        .replace('Jede angefangene Tag', 'Jeder angefangene Tag')
        .replace('Jede angefangene Abschnitt', 'Jeder angefangene Abschnitt'),
    lateFree: 'Verspätung kostet nichts.',
    lateNever: 'Nach der Abgabezeit wird nichts angenommen. Was bis dahin gespeichert ist, wird abgegeben.',
    lateUntil: (at) => `Angenommen wird bis ${momentText('de', at)}.`,
    keptNow: (share) => `Jetzt abgegeben, blieben ${shareText('de', share)} deiner Punkte.`,
    tries: (count) =>
      count === null ? 'beliebig viele Versuche' : counted(count, { one: '# Versuch', other: '# Versuche' }),
    best: 'der beste zählt',
    last: 'der letzte zählt',
    reveals: {
      handIn: 'Deine Punkte siehst du, sobald du abgibst.',
      due: 'Deine Punkte siehst du, wenn die Zeit vorbei ist.',
      release: 'Deine Punkte siehst du, wenn deine Lehrkraft sie für alle freigibt.',
      never: 'Punkte werden nicht gezeigt.',
    },
    questions: (count, marks) =>
      `${counted(count, { one: '# Frage', other: '# Fragen' })} · ${counted(marks, { one: '# Punkt', other: '# Punkte' })}`,
    picked: 'Ausgewählte Fragen',
    kinds: {
      quiz: 'Quiz',
      paper: 'Prüfungsarbeit',
      questions: 'Fragen',
      note: 'Lesen',
      media: 'Ansehen oder anhören',
      deck: 'Karten lernen',
    },
    start: 'Beginnen',
    goOn: 'Weiter',
    again: 'Noch einmal',
    openMaterial: 'Öffnen',
    materialDone: 'Erledigt',
    share: (share) => `${shareText('de', share)} geschafft`,
    results: 'Ergebnisse',
    handedIn: (at) => `Abgegeben ${momentText('de', at)}`,
    see: 'Antworten ansehen',
    waits: (count) =>
      counted(count, { one: '# Antwort wartet auf Bewertung', other: '# Antworten warten auf Bewertung' }),
    notTold: 'Deine Punkte werden noch nicht gezeigt.',
    result: (marks, outOf) => `${numberText('de', marks)} von ${numberText('de', outOf)}`,
    afterLate: (share) => `nach Verspätung (${shareText('de', share)} bleiben)`,
    empty: 'In dieser Aufgabe sind keine Fragen.',
  },
};
