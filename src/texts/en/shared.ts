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
  minutes: (minutes: number) => counted(minutes, { one: '# min', other: '# min' }),
  form: {
    unsaved: 'Unsaved changes',
    unchanged: 'No changes',
    problems: 'Fields to correct',
    needAttention: (count: number) =>
      counted(count, { one: '# field needs attention', other: '# fields need attention' }),
    file: 'Choose file',
    files: 'Choose files',
  },
  combobox: {
    chosen: (label: string) => `Selected: ${label}`,
    remove: (name: string) => `Remove ${name}`,
    more: 'Keep typing to see more.',
    none: (typed: string) => `No results for “${typed}”.`,
  },
  palette: {
    entry: (number: number, isDone: boolean, isFlagged: boolean) =>
      `Question ${number}, ${isDone ? 'answered' : 'not answered'}${isFlagged ? ', flagged' : ''}`,
  },
  stepper: { done: ', done', toCome: ', not started' },
  menu: {
    recent: 'Recent',
    placeholder: 'Page, subject, topic …',
    list: 'Results',
    none: 'No results. Try a shorter search.',
    found: (count: number) => counted(count, { one: '# result', other: '# results' }),
  },
  text: {
    table: 'Table',
    blank: 'blank',
    picture: (description: string) => `[Image: ${description === '' ? 'no description' : description}]`,
  },
};
