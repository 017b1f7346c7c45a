import { countedIn, numberText } from '../wording.ts';

const counted = countedIn('en');
const marks = (value: number) => numberText('en', value);

export const texts = {
  kinds: {
    noteBooklet: 'Notes',
    onePageSummary: 'One-page summary',
    audio: 'Audio',
    video: 'Videos',
    short: 'Shorts',
    deck: 'Flash cards',
    examFocus: 'Exam focus',
    quiz: 'Quizzes',
  },
  material: {
    count: {
      noteBooklet: (count: number) => counted(count, { one: '# note booklet', other: '# note booklets' }),
      onePageSummary: (count: number) => counted(count, { one: '# summary', other: '# summaries' }),
      audio: (count: number) => counted(count, { one: '# recording', other: '# recordings' }),
      video: (count: number) => counted(count, { one: '# video', other: '# videos' }),
      short: (count: number) => counted(count, { one: '# short', other: '# shorts' }),
      deck: (count: number) => counted(count, { one: '# deck', other: '# decks' }),
      examFocus: (count: number) => counted(count, { one: '# list of key points', other: '# lists of key points' }),
      quiz: (count: number) => counted(count, { one: '# quiz', other: '# quizzes' }),
    },
    minutes: (minutes: number) => counted(minutes, { one: '# min', other: '# min' }),
    done: (done: number, count: number) => `${done} of ${count} done`,
    doneOne: 'Done',
    begun: 'Begun',
    progress: (kind: string) => `Progress: ${kind}`,
  },
  opensWith: { pro: 'Locked. Opens with the pro plan.', any: 'Locked. Opens with any plan.' },
  locked: 'Locked',
  seePlans: 'See plans',
  questions: (count: number) => counted(count, { one: '# question', other: '# questions' }),
  topic: {
    learn: 'Learn',
    quizzes: 'Quizzes',
    noQuizzes: 'There are no quizzes here yet.',
    chooseAnother: 'Choose another topic',
    next: 'Next step',
    steps: {
      goOnQuiz: 'Go on with your quiz',
      tryQuiz: 'Try a quiz',
      againQuiz: 'Try again where marks were lost',
      goOnMaterial: 'Go on',
      beginMaterial: {
        noteBooklet: 'Read the notes',
        onePageSummary: 'Sum it up',
        audio: 'Listen',
        video: 'Watch',
        short: 'Watch a short',
        deck: 'Learn it by heart',
        examFocus: 'See what exams ask',
      },
      allDone: 'All done. Flash cards keep it fresh.',
    },
  },
  quiz: {
    answered: (answered: number, all: number) => `${answered} of ${all} answered`,
    handedIn: 'handed in',
    result: (earned: number, outOf: number) => `last result ${marks(earned)} of ${marks(outOf)}`,
    goOn: 'Go on',
    start: 'Start',
    again: 'Again',
    done: (done: number, count: number) =>
      `${done} of ${counted(count, { one: '# quiz done', other: '# quizzes done' })}`,
  },
  subject: {
    topics: 'Topics',
    empty: 'There are no topics here yet.',
    chooseAnother: 'Choose another subject',
    find: 'Find a topic',
    show: 'Show topics',
    filters: { all: 'All', todo: 'To do', done: 'Done', open: 'Open to me' },
    found: (count: number) => counted(count, { one: '# topic', other: '# topics' }),
    none: 'No topic is like that.',
    showAll: 'Show all topics',
    progress: (topic: string) => `Done in ${topic}`,
    done: (done: number, count: number) => `${done} of ${count} done`,
    nothing: 'Nothing here yet',
    summary: (topics: number, questions: number) =>
      `${counted(topics, { one: '# topic', other: '# topics' })}, ${counted(questions, { one: '# question', other: '# questions' })}`,
  },
};
