import type { texts as english } from '../en/home.ts';
import { countedIn, numberText } from '../wording.ts';

const counted = countedIn('de');

export const texts: typeof english = {
  welcome: (name) => (name === '' ? 'Willkommen' : `Willkommen, ${name}`),
  recent: {
    title: 'Hier warst du zuletzt',
    empty: 'Noch nichts begonnen. Wähle unten ein Fach und probiere ein erstes Quiz.',
    answered: (answered, all) => `${answered} von ${all} beantwortet`,
    answeredIn: (quiz) => `Beantwortet in ${quiz}`,
    goOn: 'Weiter',
    handedIn: 'abgegeben',
    marks: (marks, outOf) => `${numberText('de', marks)} von ${counted(outOf, { one: '# Punkt', other: '# Punkten' })}`,
    seeAnswers: 'Antworten ansehen',
  },
  subjects: {
    title: 'Fächer',
    empty: 'Noch gibt es keine Fächer. Sie erscheinen hier, sobald deine Schule das erste anlegt.',
    questions: (count) => counted(count, { one: '# Frage', other: '# Fragen' }),
  },
};
