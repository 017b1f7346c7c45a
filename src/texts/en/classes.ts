import { countedIn, momentText, numberText, shareText } from '../wording.ts';

const counted = countedIn('en');
const every = (seconds: number): string =>
  seconds % 86_400 === 0
    ? counted(seconds / 86_400, { one: 'day', other: 'period of # days' })
    : seconds % 3_600 === 0
      ? counted(seconds / 3_600, { one: 'hour', other: 'period of # hours' })
      : counted(Math.round(seconds / 60), { one: 'minute', other: 'period of # minutes' });

export const texts = {
  classes: {
    title: 'Classrooms',
    intro: 'The classes you are in, and the way into another one.',
    emptyTitle: 'You are in no class yet',
    empty: 'Your teacher gives you a code, or sends you a link. With it you join below.',
    by: (teachers: string) => `with ${teachers}`,
    group: (name: string) => `group ${name}`,
    archived: 'archived',
  },
  join: {
    title: 'Join a class',
    code: 'Code',
    hint: 'Eight letters and digits, as your teacher has them.',
    send: 'Join',
    joined: 'You are in the class.',
    empty: 'Please enter the code',
  },
  leave: {
    button: 'Leave the class',
    title: 'Leave this class?',
    text: 'You get no more work from it. What you have done stays yours; with the code you can come back.',
    confirm: 'Leave',
  },
  work: {
    title: 'Assignments',
    intro: 'What your teachers have set, the next due first. Times are in your own time zone.',
    toDo: 'To do',
    done: 'Done and past',
    nothing: 'Nothing is waiting for you. New assignments appear here and on your home page.',
    noneDone: 'Nothing yet.',
    due: (at: string) => `due ${momentText('en', at)}`,
    noDue: 'no due time',
    opens: (at: string) => `opens ${momentText('en', at)}`,
    closes: (at: string) => `late work is taken until ${momentText('en', at)}`,
    weight: (weight: number) => (weight === 0 ? 'practice: counts nothing' : `weight ${numberText('en', weight)}`),
    marks: (marks: number, outOf: number) => `${numberText('en', marks)} of ${numberText('en', outOf)} marks`,
    open: 'Open',
    statuses: {
      toDo: 'To do',
      begun: 'Begun',
      overdue: 'Overdue',
      done: 'Done',
      missed: 'Missed',
      scheduled: 'Not open yet',
      excused: 'Excused',
    },
  },
  today: { title: 'Due next', all: 'All assignments' },
  notice: {
    opened: (title: string, classroom: string) => `New in ${classroom}: ${title}`,
    dueSoon: (title: string, classroom: string) => `Due within a day: ${title} (${classroom})`,
    dismiss: 'Got it',
  },
  detail: {
    trail: 'Where you are',
    parts: 'What to do',
    due: 'Due',
    opens: 'Opens',
    status: 'Status',
    weighs: 'Weighs',
    weight: (weight: number) => (weight === 0 ? 'nothing: it is for practice' : numberText('en', weight)),
    dueAt: (at: string) => momentText('en', at),
    time: 'Time',
    minutes: (seconds: number) => counted(Math.round(seconds / 60), { one: '# minute', other: '# minutes' }),
    noClock: 'no time limit',
    never: 'whenever',
    late: 'If it is late',
    lateCosts: (share: number, seconds: number, floor: number) =>
      `Each begun ${every(seconds)} costs ${shareText('en', share)} of your marks${floor > 0 ? `, but at least ${shareText('en', floor)} are left` : ''}.`,
    lateFree: 'Late work costs nothing.',
    lateNever: 'Nothing is taken after the due time. What you have saved by then is handed in.',
    lateUntil: (at: string) => `It is taken until ${momentText('en', at)}.`,
    keptNow: (share: number) => `Handed in now, ${shareText('en', share)} of your marks would be left.`,
    tries: (count: number | null) =>
      count === null ? 'as many tries as you like' : counted(count, { one: '# try', other: '# tries' }),
    best: 'the best one counts',
    last: 'the last one counts',
    reveals: {
      handIn: 'You see your marks as soon as you hand in.',
      due: 'You see your marks when the time is over.',
      release: 'You see your marks when your teacher releases them for all.',
      never: 'Marks are not shown.',
    },
    questions: (count: number, marks: number) =>
      `${counted(count, { one: '# question', other: '# questions' })} · ${counted(marks, { one: '# mark', other: '# marks' })}`,
    picked: 'Picked questions',
    kinds: {
      quiz: 'Quiz',
      paper: 'Exam paper',
      questions: 'Questions',
      note: 'Read',
      media: 'Watch or listen',
      deck: 'Learn the cards',
    },
    start: 'Start',
    goOn: 'Go on',
    again: 'Try again',
    openMaterial: 'Open',
    materialDone: 'Done',
    share: (share: number) => `${shareText('en', share)} done`,
    results: 'Results',
    handedIn: (at: string) => `Handed in ${momentText('en', at)}`,
    see: 'See answers',
    waits: (count: number) =>
      counted(count, { one: '# answer waits to be marked', other: '# answers wait to be marked' }),
    notTold: 'Your marks are not shown yet.',
    result: (marks: number, outOf: number) => `${numberText('en', marks)} of ${numberText('en', outOf)}`,
    afterLate: (share: number) => `after lateness (${shareText('en', share)} kept)`,
    empty: 'This assignment holds no questions.',
  },
};
