import type { texts as english } from '../en/practice.ts';
import { countedIn, numberText } from '../wording.ts';

const counted = countedIn('de');

export const texts: typeof english = {
  start: {
    title: 'Wie möchtest du üben?',
    feedback: 'Wann du erfährst, was richtig war',
    behaviour: {
      deferred: { name: 'Am Ende', hint: 'Wie in einer Prüfung: Vor der Abgabe wird nichts verraten.' },
      immediate: {
        name: 'Nach jeder Frage',
        hint: 'Du prüfst eine Antwort und siehst gleich, was richtig war und warum.',
      },
      interactive: { name: 'Mit mehreren Versuchen', hint: 'Drei Versuche je Frage und Hinweise, wenn du sie willst.' },
    },
    length: 'Wie viele Fragen',
    lengthHint: 'Zuerst kommen die, die du noch nicht kennst, und die, die schiefgingen.',
    all: (count) => `Alle ${count}`,
    confidence: 'Frag mich, wie sicher ich bin',
    confidenceHint: 'So siehst du, was du nur geraten hast. Deine Punkte ändert es nie.',
    again: 'Noch einmal, was ich nicht konnte',
  },
  confidence: {
    question: 'Wie sicher bist du?',
    sure: 'Sicher',
    unsure: 'Unsicher',
    guess: 'Geraten',
    youWere: { sure: 'Du warst sicher.', unsure: 'Du warst unsicher.', guess: 'Du hast geraten.' },
  },
  check: 'Antwort prüfen',
  checkAgain: 'Noch einmal prüfen',
  checking: 'Wird geprüft …',
  triesLeft: (tries) => counted(tries, { one: 'noch # Versuch', other: 'noch # Versuche' }),
  notYet: 'Noch nicht richtig',
  partlyYet: 'Teilweise richtig. Etwas fehlt noch.',
  hint: (shown, all) => (shown === 0 ? 'Hinweis zeigen' : `Noch ein Hinweis (${shown} von ${all} gezeigt)`),
  hints: 'Hinweise',
  outcome: {
    right: 'Richtig',
    partly: 'Teilweise richtig',
    wrong: 'Falsch',
    unanswered: 'Nicht beantwortet',
    unmarked: 'Festgehalten; du bewertest sie selbst',
  },
  why: 'Warum',
  report: {
    open: 'Einen Fehler in dieser Frage melden',
    reason: 'Was stimmt nicht?',
    reasons: {
      wrongKey: 'Die richtige Antwort ist nicht richtig',
      unclear: 'Sie ist unklar',
      typing: 'Ein Schreibfehler',
      picture: 'Ein Bild oder eine Formel wird nicht angezeigt',
      other: 'Etwas anderes',
    },
    text: 'Was ist dir aufgefallen? (freiwillig)',
    send: 'Meldung senden',
    cancel: 'Abbrechen',
    thanks: 'Danke. Jemand sieht sich diese Frage an.',
  },
  selfMarking: {
    title: (quiz) => `Antworten bewerten · ${quiz}`,
    heading: 'Bewerte deine Antworten',
    intro:
      'Vergleiche, was du geschrieben hast, mit dem Bewertungsschema und hake ab, was da ist. Sei fair zu dir: weder mild noch streng.',
    progress: (marked, all) => `${marked} von ${all} bewertet`,
    question: (number) => `Frage ${number}`,
    yourAnswer: 'Deine Antwort',
    tick: 'Hake jeden Teil ab, den deine Antwort enthält',
    carried: 'Für richtige Arbeit mit einem falschen früheren Ergebnis',
    sum: (marks, outOf) => `${numberText('de', marks)} von ${counted(outOf, { one: '# Punkt', other: '# Punkten' })}`,
    keep: 'Diese Punkte behalten',
    kept: 'Gespeichert',
    again: 'Punkte ändern',
    none: 'In diesem Versuch gibt es keine geschriebene Antwort zu bewerten.',
    notYet: 'Diese Antworten sind noch nicht abgegeben. Bewertet wird, wenn sich nichts mehr ändern lässt.',
    goOn: 'Mit dem Quiz weitermachen',
    noAttempt: 'Du hast dieses Quiz noch nicht abgegeben.',
    start: 'Quiz beginnen',
    result: 'Alle Antworten ansehen',
    offer: (count) =>
      counted(count, { one: 'Deine geschriebene Antwort bewerten', other: 'Deine # geschriebenen Antworten bewerten' }),
    selfMarked: (marks, outOf) => `Von dir bewertet: ${numberText('de', marks)} von ${numberText('de', outOf)}`,
    unanswered: 'Hier wurde nichts geschrieben.',
  },
};
