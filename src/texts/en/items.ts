import { countedIn, numberText, signedShareText } from '../wording.ts';

const counted = countedIn('en');

export const texts = {
  instruction: {
    'multiple-choice': 'Choose one.',
    'multiple-response': 'Choose all that apply.',
    'true-false': 'True or false?',
    numeric: 'Enter a number.',
    'short-answer': 'Answer in a few words.',
    matching: 'Choose a match for each.',
    cloze: 'Fill the gaps.',
    ordering: 'Put these in order.',
    hotspot: 'Find the place on the picture.',
    labelling: 'Name each place on the picture.',
    table: 'Fill the empty cells.',
    expression: 'Enter an expression.',
    open: 'Answer in your own words.',
    'structured-answer': 'Answer in your own words.',
    essay: 'Write your text.',
    file: 'Hand up your work on paper as pictures or a PDF.',
  },
  yourAnswer: 'Your answer',
  yourAnswerRight: 'Your answer, right',
  yourAnswerPartly: 'Your answer, partly correct',
  weight: (share: number) => signedShareText('en', share),
  noAnswer: 'No answer',
  rightAnswer: 'Right answer',
  rightAnswers: 'Right answers',
  modelAnswer: 'Model answer',
  right: 'Right',
  wrong: 'Wrong',
  unanswered: 'Unanswered',
  rightMatch: 'Right match:',
  rightIs: 'Right:',
  match: 'match',
  choose: 'Choose …',
  trueChoice: 'True',
  falseChoice: 'False',
  unshowable: 'This answer cannot be shown.',
  numeric: {
    forms: 'A number such as 12.5, 3.1e25 or 3/4.',
    formsWithUnit: 'A number with its unit, such as 12.5 m/s.',
    unreadable: 'This does not read as a number yet.',
    readAs: (read: string, other: string) => `We read this as ${read}. If you mean ${other}, type ${other}.`,
    wasReadAs: (read: string) => `read as ${read}`,
  },
  cloze: {
    gap: (number: number) => `Gap ${number}`,
  },
  ordering: {
    up: (what: string) => `Move up: ${what}`,
    down: (what: string) => `Move down: ${what}`,
    place: (place: number, all: number) => `Place ${place} of ${all}`,
    moved: (what: string, place: number, all: number) => `${what}: now at place ${place} of ${all}`,
    keep: 'It is right as it stands',
    help: 'Drag a row, or move it with its arrows.',
    rightOrder: 'Right order',
    yourOrder: 'Your order',
  },
  picture: {
    place: (number: number) => `Place ${number}`,
    places: 'Places on the picture',
    missing: 'The picture is missing.',
  },
  table: {
    cell: (row: string, column: string) => (row === '' ? column : `${row}, ${column}`),
  },
  expression: {
    preview: 'Read as',
    unreadable: 'This does not read as an expression yet.',
    forms: 'For example 2x(x+1), sqrt(x)/3 or e^(2x).',
    keys: 'Signs to insert',
    insert: (sign: string) => `Insert ${sign}`,
    power: 'power',
    root: 'root',
    fraction: 'fraction',
    brackets: 'brackets',
    pi: 'pi',
  },
  written: {
    marks: (marks: number) => counted(marks, { one: '# mark', other: '# marks' }),
    later: 'You mark it yourself against the mark scheme after handing in.',
    compareLater: 'You will see a model answer to compare with after handing in.',
    words: (words: number) => counted(words, { one: '# word', other: '# words' }),
    asked: (least: number | null, most: number | null) =>
      least === null
        ? most === null
          ? ''
          : `at most ${numberText('en', most)}`
        : most === null
          ? `at least ${numberText('en', least)}`
          : `${numberText('en', least)} to ${numberText('en', most)} asked for`,
  },
  scheme: {
    title: 'Mark scheme',
    total: (marks: number) => counted(marks, { one: '# mark in all', other: '# marks in all' }),
    alternatives: 'Or:',
    required: 'Nothing counts without this.',
    needs: (points: string) => `Counts only with ${points}.`,
    carries: 'Also for right work upon a wrong earlier result.',
    atMost: (points: string, most: number) => `Of ${points}, at most ${most} count.`,
    point: (number: number) => `point ${number}`,
    counted: 'Counted',
    notCounted: 'Not counted',
  },
  file: {
    label: 'Pictures or PDF of your work',
    kinds: 'JPEG, PNG, WebP or PDF',
    handedUp: 'Handed up',
    none: 'Nothing handed up yet.',
    remove: (name: string) => `Remove ${name}`,
    open: (name: string) => `Open ${name}`,
    tooMany: (most: number) =>
      counted(most, { one: 'Only # file can be taken.', other: 'At most # files can be taken.' }),
    failed: 'It could not be sent.',
    gone: 'This file could not be opened.',
  },
  remark: {
    notANumber: 'This could not be read as a number.',
    wrongUnit: 'Right number, wrong unit.',
    unitMissing: 'Right number, but its unit is missing.',
    unreadableExpression: 'This could not be read as an expression.',
    otherForm: 'Equivalent, but not written in the form that was asked for.',
  },
};
