import type { texts as english } from '../en/items.ts';

export const texts: typeof english = {
  instruction: {
    'multiple-choice': 'Wähle eine Antwort.',
    'multiple-response': 'Wähle alle, die zutreffen.',
    'true-false': 'Richtig oder falsch?',
    numeric: 'Gib eine Zahl ein.',
    'short-answer': 'Antworte in wenigen Worten.',
    matching: 'Ordne jedem etwas zu.',
    open: 'Antworte in eigenen Worten.',
  },
  yourAnswer: 'Deine Antwort',
  yourAnswerRight: 'Deine Antwort, richtig',
  rightAnswer: 'Richtige Antwort',
  rightAnswers: 'Richtige Antworten',
  modelAnswer: 'Musterantwort',
  noAnswer: 'Keine Antwort',
  isTrue: 'Richtig',
  isFalse: 'Falsch',
  numeric: {
    forms: 'Eine Zahl wie 12,5 oder 3,1e25 oder 3/4.',
    unreadable: 'Das lässt sich noch nicht als Zahl lesen.',
  },
  open: 'Wird nicht bewertet. Nach dem Abgeben siehst du eine Musterantwort zum Vergleichen.',
  matching: {
    choose: 'Wählen …',
    rightMatch: 'Passt dazu:',
    right: 'Richtig',
    wrong: 'Falsch',
    unanswered: 'Unbeantwortet',
  },
};
