import type { texts as english } from '../en/home.ts';
import { countedIn, numberText } from '../wording.ts';

const counted = countedIn('de');

export const texts: typeof english = {
  welcome: (name) => (name === '' ? 'Willkommen' : `Willkommen, ${name}`),
  recent: {
    title: 'Weitermachen, wo du aufgehört hast',
    empty: 'Du hast noch nichts begonnen. Wähle ein Fach und probiere ein Quiz.',
    answered: (answered, all) => `${answered} von ${all} beantwortet`,
    answeredIn: (quiz) => `Beantwortet in ${quiz}`,
    goOn: 'Weiter',
    handedIn: 'abgegeben',
    marks: (marks, outOf) => `${numberText('de', marks)} von ${counted(outOf, { one: '# Punkt', other: '# Punkten' })}`,
    seeAnswers: 'Antworten ansehen',
  },
  subjects: {
    title: 'Fächer',
    empty: 'Hier erscheinen Fächer deiner Schule.',
    questions: (count) => counted(count, { one: '# Frage', other: '# Fragen' }),
  },
};
