import { countedIn } from '../wording.ts';

const counted = countedIn('en');

export const texts = {
  loading: 'Loading',
  loadingOf: (what: string) => `Loading ${what}`,
  tryAgain: 'Try again',
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
  place: (at: number, all: number) => `${at} of ${all}`,
  carousel: 'carousel',
  arrowKeys: 'Use the arrow keys',
  print: 'Print',
  minutes: (minutes: number) => counted(minutes, { one: 'one minute', other: '# minutes' }),
  form: {
    unsaved: 'Changes not saved yet',
    unchanged: 'No changes',
    problems: 'What to put right',
    needAttention: (count: number) =>
      counted(count, { one: '# field needs attention', other: '# fields need attention' }),
    file: 'Choose a file',
    files: 'Choose files',
  },
  combobox: {
    chosen: (label: string) => `Chosen: ${label}`,
    remove: (name: string) => `Remove ${name}`,
    more: 'Type more to see the rest.',
    none: (typed: string) => `Nothing matches “${typed}”.`,
  },
  palette: {
    entry: (number: number, isDone: boolean, isFlagged: boolean) =>
      `Question ${number}, ${isDone ? 'answered' : 'not answered'}${isFlagged ? ', flagged' : ''}`,
  },
  stepper: { done: ', done', toCome: ', still to come' },
  menu: {
    recent: 'Last used',
    placeholder: 'Screen, subject, topic …',
    list: 'What there is',
    none: 'Nothing by that name. Try fewer letters.',
    found: (count: number) => counted(count, { one: 'One found', other: '# found' }),
  },
  text: {
    table: 'Table',
    blank: 'blank',
    picture: (description: string) => `[Picture: ${description === '' ? 'no description' : description}]`,
  },
};
