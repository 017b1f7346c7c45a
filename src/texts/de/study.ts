import { MASTERY_FROM } from '#domain/mastery/mastery-levels.ts';
import type { texts as english } from '../en/study.ts';
import { countedIn, dateText, numberText, shareText, shortDayText } from '../wording.ts';

const counted = countedIn('de');
const inDays = (count: number): string => counted(count, { one: '# Tag', other: '# Tagen' });

export const texts: typeof english = {
  today: {
    title: 'Heute',
    nothing: 'Heute ist nichts fällig. Ein guter Tag für etwas Neues.',
    minutes: (minutes) => `Etwa ${counted(minutes, { one: '# Minute', other: '# Minuten' })}`,
    deck: (due) => counted(due, { one: '# Karte fällig', other: '# Karten fällig' }),
    ownDeck: 'Deine eigenen Karten',
    study: 'Lernen',
    kinds: {
      dueCards: (count) => counted(count, { one: '# Karte wiederholen', other: '# Karten wiederholen' }),
      newCards: (count) => counted(count, { one: '# neue Karte', other: '# neue Karten' }),
      weakItems: (count) => counted(count, { one: '# Frage verbessern', other: '# Fragen verbessern' }),
      openQuestions: (count) =>
        counted(count, { one: '# ausformulierte Antwort', other: '# ausformulierte Antworten' }),
    },
    open: 'Öffnen',
    planned: (subject) => `${subject} öffnen`,
    examIn: (subject, left) =>
      left < 0
        ? `${subject}: Die Prüfung ist vorbei`
        : left === 0
          ? `${subject}: Die Prüfung ist heute`
          : `${subject}: Prüfung in ${inDays(left)}`,
    openPlan: 'Prüfungsplan',
    setExam: 'Prüfungstag eintragen',
  },
  week: {
    title: 'Diese Woche',
    studied: (count) =>
      count === 0
        ? 'Eine frische Woche. Schon fünf Minuten zählen.'
        : `Du hast an ${inDays(count)} der letzten sieben gelernt.`,
    day: (day, studied) => `${dateText('de', `${day}T12:00:00`)}: ${studied ? 'gelernt' : 'Pause'}`,
  },
  begun: {
    share: (share) => `${shareText('de', share)} geschafft`,
    progress: (title) => `Geschafft von ${title}`,
    goOn: 'Weiter',
  },
  mastery: {
    weakest: 'Wo ein wenig Arbeit am meisten bringt',
    levels: {
      unknown: 'Noch nicht bekannt',
      beginning: 'Am Anfang',
      developing: 'Auf dem Weg',
      secure: 'Sicher',
      mastered: 'Gemeistert',
    },
    aboutLevel: 'Über diese Stufe',
    meanings: {
      unknown:
        'Du hast zu diesem Thema noch nicht genug Fragen beantwortet. Beantworte ein paar mehr, dann siehst du deine Stufe.',
      beginning: `Wir schätzen, dass du heute weniger als ${shareText('de', MASTERY_FROM.developing)} der Fragen zu diesem Thema richtig hättest.`,
      developing: `Wir schätzen, dass du heute zwischen ${shareText('de', MASTERY_FROM.developing)} und ${shareText('de', MASTERY_FROM.secure)} der Fragen zu diesem Thema richtig hättest.`,
      secure: `Wir schätzen, dass du heute mindestens ${shareText('de', MASTERY_FROM.secure)} der Fragen zu diesem Thema richtig hättest.`,
      mastered: `Selbst vorsichtig geschätzt hättest du heute mindestens ${shareText('de', MASTERY_FROM.mastered)} der Fragen zu diesem Thema richtig.`,
    },
    between: (low, high) => `Zwischen ${shareText('de', low)} und ${shareText('de', high)} wären gerade richtig.`,
    reasons: {
      nothingYet: 'Das hast du noch nicht geübt.',
      littleYet: 'Dafür ist noch zu wenig bekannt. Ein paar weitere Antworten zeigen mehr.',
      wrongLately: 'Einige deiner letzten Antworten waren falsch.',
      fading: 'Es ist eine Weile her, und dein Wissen verblasst.',
      cardsSlipping: 'Einige Karten entgleiten dem Gedächtnis.',
      holding: 'Was du kannst, sitzt.',
    },
    rested: (count) => (count === 0 ? 'Zuletzt heute geübt.' : `Zuletzt vor ${inDays(count)} geübt.`),
    drills: {
      dueCards: 'Karten wiederholen',
      weakItems: 'Fragen wiederholen',
      quiz: 'Ein Quiz machen',
      newCards: 'Neue Karten lernen',
    },
    secureOf: (secure, all) =>
      `${numberText('de', secure)} von ${counted(all, { one: '# Thema', other: '# Themen' })} sicher`,
  },
  plan: {
    title: 'Prüfungsplan',
    intro: 'Trag deine Prüfungstage ein. Alles, was ansteht, verteilt sich auf die Tage, die dir bleiben.',
    back: 'Start',
    exams: 'Prüfungstage',
    examOf: (subject) => `Prüfung in ${subject}`,
    time: 'Deine Zeit',
    minutes: 'Minuten am Tag',
    newCards: 'Neue Karten am Tag',
    daysOff: 'Freie Tage',
    retention: 'Wie viel du behalten möchtest',
    retentionHint: 'Anteil der Karten, die du noch weißt, wenn sie wiederkommen. Mehr heißt: mehr Wiederholungen.',
    percent: (share) => shareText('de', share),
    save: 'Speichern und planen',
    saved: 'Dein Plan ist neu gemacht.',
    workload: 'Geplante Minuten, Tag für Tag',
    day: 'Tag',
    empty: 'Noch kein Plan',
    emptyText: 'Trag oben mindestens einen Prüfungstag ein, dann füllen sich die Tage bis dahin von selbst.',
    fits: (minutes) =>
      `Alles passt. Der vollste Tag braucht ${counted(minutes, { one: '# Minute', other: '# Minuten' })}.`,
    overfull: (minutes) =>
      `Es passt nicht in deine Minuten am Tag: Manche Tage brauchen bis zu ${counted(minutes, { one: '# Minute', other: '# Minuten' })}. Mehr Minuten, weniger freie Tage oder weniger neue Karten würden helfen.`,
    onDaysOff: (minutes) =>
      `Vor einer Prüfung liegen nur freie Tage, darum sind auch sie verplant: bis zu ${counted(minutes, { one: '# Minute', other: '# Minuten' })} am Tag.`,
    next: 'Die nächsten Tage',
    off: 'Freier Tag',
    free: 'Nichts geplant',
    missed: 'Ein verpasster Tag schadet nicht: Der Plan entsteht jeden Tag neu aus dem, was noch bleibt.',
    date: (day) => dateText('de', `${day}T12:00:00`),
    shortDate: (day) => shortDayText('de', day),
  },
};
