import { countedIn, numberText } from '../wording.ts';

const counted = countedIn('en');

export const texts = {
  title: 'Exam papers',
  intro: 'Whole papers with sections and marks. Write them here under time, or print them and mark them yourself.',
  subject: 'Subject',
  year: 'Year',
  all: 'All',
  emptyTitle: 'No exam papers yet',
  empty: 'They appear here as soon as your school adds the first.',
  noneMatch: 'No paper of this subject and year.',
  showAll: 'Show all papers',
  locked: 'Not in your plan',
  seePlans: 'See plans',
  sides: {
    label: 'Sides of the paper',
    cover: 'Cover',
    paper: 'Printable paper',
    scheme: 'Mark scheme',
    mark: 'Mark it yourself',
  },
  sections: 'Sections',
  section: (title: string, questions: number, marks: number) =>
    `${title}: ${counted(questions, { one: '# question', other: '# questions' })}, ${counted(marks, { one: '# mark', other: '# marks' })}`,
  instructions: 'Instructions',
  grades: 'Grade boundaries',
  grade: (grade: string, marks: number) => `${grade} from ${counted(marks, { one: '# mark', other: '# marks' })}`,
  startNow: 'Write it here',
  goOn: 'Go on',
  printPaper: 'Print it',
  print: {
    total: (marks: number) => counted(marks, { one: 'Total: # mark', other: 'Total: # marks' }),
    name: 'Name',
    date: 'Date',
    schemeOf: (title: string) => `Mark scheme: ${title}`,
    markBox: (marks: number) => `[${numberText('en', marks)}]`,
    marksOf: (marks: number) => counted(marks, { one: '# mark', other: '# marks' }),
    answer: 'Answer',
    trueFalse: 'True   /   False',
    judgement: (value: boolean): string => (value ? 'True' : 'False'),
    why: 'Why',
    question: (number: number) => `Question ${number}`,
    cannotShow: 'This key cannot be shown.',
  },
  scheme: {
    hiddenTitle: 'The mark scheme gives the answers away',
    hidden: 'Look at it after you have written the paper, or to mark what you wrote by hand.',
    show: 'Show the mark scheme',
  },
  mark: {
    intro:
      'For a paper you wrote by hand: enter the marks you gave each question by the mark scheme. What you leave empty counts as not answered.',
    minutes: 'Time it took',
    minutesUnit: 'minutes',
    question: (number: number, marks: number) => `Question ${number}, of ${numberText('en', marks)}`,
    send: 'Keep these marks',
    sum: (marks: number, outOf: number) => `${numberText('en', marks)} of ${numberText('en', outOf)} marks so far`,
    tooMany: (marks: number) => `At most ${numberText('en', marks)}`,
    none: 'Enter the marks of at least one question.',
    seeScheme: 'Open the mark scheme',
  },
};
