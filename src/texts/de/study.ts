import { MASTERY_FROM } from '#domain/study/mastery-levels.ts';
import type { texts as english } from '../en/study.ts';
import { countedIn, dateText, numberText, shareText, shortDayText } from '../wording.ts';

const counted = countedIn('de');
const inDays = (count: number): string => counted(count, { one: '# Tag', other: '# Tagen' });

export const texts: typeof english = {
  today: {
    title: 'Heute',
    nothing: 'Heute ist nichts fällig. Probier etwas Neues.',
    minutes: (minutes) => `Etwa ${minutes} Min.`,
    deck: (due) => counted(due, { one: '# Karte fällig', other: '# Karten fällig' }),
    ownDeck: 'Meine Karten',
    study: 'Lernen',
    kinds: {
      dueCards: (count) => counted(count, { one: '# Karte wiederholen', other: '# Karten wiederholen' }),
      newCards: (count) => counted(count, { one: '# neue Karte', other: '# neue Karten' }),
      weakItems: (count) => counted(count, { one: '# Frage wiederholen', other: '# Fragen wiederholen' }),
      openQuestions: (count) => counted(count, { one: '# schriftliche Antwort', other: '# schriftliche Antworten' }),
    },
    open: 'Öffnen',
    planned: (subject) => `${subject} öffnen`,
    examIn: (subject, left) =>
      left < 0
        ? `${subject}: Prüfung vorbei`
        : left === 0
          ? `${subject}: Prüfung heute`
          : `${subject}: Prüfung in ${inDays(left)}`,
    openPlan: 'Lernplan',
    setExam: 'Prüfungstermin eintragen',
  },
  week: {
    title: 'Diese Woche',
    studied: (count) =>
      count === 0 ? 'Du hast diese Woche noch nicht gelernt.' : `Du hast an ${count} der letzten 7 Tage gelernt.`,
    day: (day, studied) => `${dateText('de', `${day}T12:00:00`)}: ${studied ? 'gelernt' : 'nicht gelernt'}`,
  },
  begun: {
    share: (share) => `${shareText('de', share)} erledigt`,
    progress: (title) => `Fortschritt in ${title}`,
    goOn: 'Weiter',
  },
  mastery: {
    weakest: 'Empfohlene Übungen',
    levels: {
      unknown: 'Noch keine Stufe',
      beginning: 'Lernend',
      developing: 'In Entwicklung',
      secure: 'Sicher',
      mastered: 'Gemeistert',
    },
    aboutLevel: 'Über diese Stufe',
    meanings: {
      unknown: 'Beantworte noch ein paar Fragen zu diesem Thema, dann siehst du deine Stufe.',
      beginning: `Wir schätzen, dass du heute weniger als ${shareText('de', MASTERY_FROM.developing)} der Fragen zu diesem Thema richtig hättest.`,
      developing: `Wir schätzen, dass du heute ${shareText('de', MASTERY_FROM.developing)} bis ${shareText('de', MASTERY_FROM.secure)} der Fragen zu diesem Thema richtig hättest.`,
      secure: `Wir schätzen, dass du heute mindestens ${shareText('de', MASTERY_FROM.secure)} der Fragen zu diesem Thema richtig hättest.`,
      mastered: `Selbst vorsichtig geschätzt hättest du heute mindestens ${shareText('de', MASTERY_FROM.mastered)} der Fragen zu diesem Thema richtig.`,
    },
    between: (low, high) => `Wir schätzen heute ${shareText('de', low)} bis ${shareText('de', high)} richtig.`,
    reasons: {
      nothingYet: 'Das hast du noch nicht geübt.',
      littleYet: 'Beantworte noch ein paar Fragen, um deine Stufe zu sehen.',
      wrongLately: 'Einige deiner letzten Antworten waren falsch.',
      fading: 'Du hast das eine Weile nicht geübt.',
      cardsSlipping: 'Einige Karten vergisst du allmählich.',
      holding: 'Das kannst du gut.',
    },
    rested: (count) => (count === 0 ? 'Zuletzt heute geübt.' : `Zuletzt vor ${inDays(count)} geübt.`),
    drills: {
      dueCards: 'Karten wiederholen',
      weakItems: 'Fragen wiederholen',
      quiz: 'Quiz starten',
      newCards: 'Neue Karten lernen',
    },
    secureOf: (secure, all) =>
      `${numberText('de', secure)} von ${counted(all, { one: '# Thema', other: '# Themen' })} sicher`,
  },
  plan: {
    title: 'Lernplan',
    intro: 'Trag deine Prüfungstermine ein. Wir verteilen den Stoff auf die Tage, die dir bleiben.',
    back: 'Startseite',
    exams: 'Prüfungstermine',
    examOf: (subject) => `Prüfung in ${subject}`,
    time: 'Tagespensum',
    minutes: 'Minuten pro Tag',
    newCards: 'Neue Karten pro Tag',
    daysOff: 'Freie Tage',
    retention: 'Ziel-Behaltensquote',
    retentionHint: 'Anteil der Karten, die du behalten willst. Ein höheres Ziel heißt mehr Wiederholungen.',
    percent: (share) => shareText('de', share),
    save: 'Lernplan speichern',
    saved: 'Lernplan aktualisiert.',
    workload: 'Geplante Minuten pro Tag',
    day: 'Tag',
    empty: 'Noch kein Lernplan',
    emptyText: 'Trag oben einen Prüfungstermin ein, um deinen Plan zu sehen.',
    fits: (minutes) => `Alles passt. Dein längster Tag hat ${minutes} Min.`,
    overfull: (minutes) =>
      `Nicht alles passt: Manche Tage brauchen bis zu ${minutes} Min. Plane mehr Minuten, weniger freie Tage oder weniger neue Karten ein.`,
    onDaysOff: (minutes) =>
      `Vor einer Prüfung liegen nur freie Tage. Darum planen wir dort bis zu ${minutes} Min. ein.`,
    next: 'Die nächsten Tage',
    off: 'Freier Tag',
    free: 'Nichts geplant',
    missed: 'Einen Tag verpasst? Dein Plan passt sich täglich an.',
    date: (day) => dateText('de', `${day}T12:00:00`),
    shortDate: (day) => shortDayText('de', day),
  },
};
