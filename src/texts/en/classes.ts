import { countedIn, dateTimeText, numberText, shareText } from '../wording.ts';

const counted = countedIn('en');
const every = (seconds: number): string =>
  seconds % 86_400 === 0
    ? counted(seconds / 86_400, { one: 'day', other: '# days' })
    : seconds % 3_600 === 0
      ? counted(seconds / 3_600, { one: 'hour', other: '# hours' })
      : counted(Math.round(seconds / 60), { one: 'minute', other: '# minutes' });

export const texts = {
  classes: {
    title: 'Classes',
    intro: 'Your classes. Join another with a code.',
    emptyTitle: 'No classes yet',
    empty: 'Join with a code or link from your teacher.',
    by: (teachers: string) => `with ${teachers}`,
    group: (name: string) => `group ${name}`,
    archived: 'archived',
  },
  join: {
    title: 'Join a class',
    code: 'Join code',
    hint: 'Eight letters and digits from your teacher.',
    send: 'Join class',
    joined: 'You joined the class.',
    empty: 'Enter the code',
  },
  leave: {
    button: 'Leave class',
    title: 'Leave this class?',
    text: 'You won’t get its assignments any more. Your work is kept, and you can rejoin with the code.',
    confirm: 'Leave class',
  },
  work: {
    title: 'Assignments',
    intro: 'From your teachers, next due first. Times are in your time zone.',
    toDo: 'To do',
    done: 'Done and closed',
    nothing: 'No work due. New assignments appear here and on your home page.',
    noneDone: 'Nothing yet.',
    due: (at: string) => `due ${dateTimeText('en', at)}`,
    noDue: 'no due date',
    opens: (at: string) => `opens ${dateTimeText('en', at)}`,
    closes: (at: string) => `late work accepted until ${dateTimeText('en', at)}`,
    weight: (weight: number) => (weight === 0 ? 'ungraded practice' : `weight ${numberText('en', weight)}`),
    marks: (marks: number, outOf: number) => `${numberText('en', marks)} of ${numberText('en', outOf)} marks`,
    open: 'Open',
    statuses: {
      toDo: 'To do',
      begun: 'In progress',
      overdue: 'Overdue',
      done: 'Done',
      missed: 'Missing',
      scheduled: 'Not open yet',
      excused: 'Excused',
    },
  },
  today: { title: 'Due next', all: 'All assignments' },
  notice: {
    opened: (title: string, classroom: string) => `New in ${classroom}: ${title}`,
    dueSoon: (title: string, classroom: string) => `Due within 24 hours: ${title} (${classroom})`,
    dismiss: 'Dismiss',
  },
  detail: {
    breadcrumbs: 'Breadcrumb',
    parts: 'Tasks',
    due: 'Due',
    opens: 'Opens',
    status: 'Status',
    weighs: 'Weight',
    weight: (weight: number) => (weight === 0 ? 'Ungraded practice' : numberText('en', weight)),
    dueAt: (at: string) => dateTimeText('en', at),
    time: 'Time limit',
    minutes: (seconds: number) => counted(Math.round(seconds / 60), { one: '# minute', other: '# minutes' }),
    noClock: 'None',
    never: 'No due date',
    late: 'Late penalty',
    lateCosts: (share: number, seconds: number, floor: number) =>
      `${shareText('en', share)} off for every ${every(seconds)} started${floor > 0 ? `; you keep at least ${shareText('en', floor)}` : ''}.`,
    lateFree: 'No late penalty.',
    lateNever: 'No late work. Saved answers are submitted at the due time.',
    lateUntil: (at: string) => `Accepted until ${dateTimeText('en', at)}.`,
    keptNow: (share: number) => `If you submit now, you keep ${shareText('en', share)} of your marks.`,
    tries: (count: number | null) =>
      count === null ? 'unlimited attempts' : counted(count, { one: '# attempt', other: '# attempts' }),
    best: 'highest attempt counts',
    last: 'latest attempt counts',
    reveals: {
      handIn: 'You’ll see your marks after submitting.',
      due: 'You’ll see your marks after the due date.',
      release: 'You’ll see your marks when your teacher releases them.',
      never: 'Marks aren’t shown.',
    },
    questions: (count: number, marks: number) =>
      `${counted(count, { one: '# question', other: '# questions' })} · ${counted(marks, { one: '# mark', other: '# marks' })}`,
    picked: 'Questions',
    kinds: {
      quiz: 'Quiz',
      paper: 'Exam paper',
      questions: 'Questions',
      note: 'Notes',
      media: 'Media',
      deck: 'Flash cards',
    },
    start: 'Start',
    goOn: 'Continue',
    again: 'Try again',
    openMaterial: 'Open',
    materialDone: 'Done',
    share: (share: number) => `${shareText('en', share)} done`,
    results: 'Results',
    handedIn: (at: string) => `Submitted ${dateTimeText('en', at)}`,
    see: 'See answers',
    waits: (count: number) => counted(count, { one: '# answer to be marked', other: '# answers to be marked' }),
    notTold: 'Marks not released yet.',
    result: (marks: number, outOf: number) => `${numberText('en', marks)} of ${numberText('en', outOf)}`,
    afterLate: (share: number) => `after late penalty (${shareText('en', share)} kept)`,
    empty: 'This assignment has no questions.',
  },
};
