import { countedIn, numberText } from '../wording.ts';

const counted = countedIn('en');

export const texts = {
  welcome: (name: string) => (name === '' ? 'Welcome' : `Welcome, ${name}`),
  recent: {
    title: 'Continue where you left off',
    empty: 'You haven’t started anything yet. Choose a subject and try a quiz.',
    answered: (answered: number, all: number) => `${answered} of ${all} answered`,
    answeredIn: (quiz: string) => `Answered in ${quiz}`,
    goOn: 'Continue',
    handedIn: 'submitted',
    marks: (marks: number, outOf: number) =>
      `${numberText('en', marks)} of ${counted(outOf, { one: '# mark', other: '# marks' })}`,
    seeAnswers: 'View answers',
  },
  subjects: {
    title: 'Subjects',
    empty: 'Subjects from your school will appear here.',
    questions: (count: number) => counted(count, { one: '# question', other: '# questions' }),
  },
};
