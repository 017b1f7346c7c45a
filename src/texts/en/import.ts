import type { TextEncoding } from '#domain/interchange/text-encoding.ts';
import { countedIn } from '../wording.ts';

const counted = countedIn('en');
const questions = (count: number): string => counted(count, { one: '# question', other: '# questions' });
const cards = (count: number): string => counted(count, { one: '# card', other: '# cards' });
/** `3 questions and 12 cards`, without what there is none of. */
const both = (asked: number, learned: number): string =>
  [...(asked > 0 || learned === 0 ? [questions(asked)] : []), ...(learned > 0 ? [cards(learned)] : [])].join(' and ');

const CARD_KINDS: Readonly<Record<string, string>> = {
  basic: 'Cards with front and back',
  reversed: 'Cards in both directions',
  image: 'Cards with a picture',
};

const FORMATS: Readonly<Record<string, string>> = {
  jsonl: 'Lectern (JSON Lines)',
  gift: 'Moodle GIFT',
  aiken: 'Aiken',
  'moodle-xml': 'Moodle XML',
  qti: 'IMS QTI',
  'qti-2.2': 'IMS QTI 2.2',
  csv: 'Table (CSV)',
  xlsx: 'Table (Excel)',
  apkg: 'Anki package',
};

const ENCODINGS: Readonly<Record<TextEncoding, string>> = {
  'utf-8': 'UTF-8 (all languages)',
  'windows-1252': 'Windows-1252 (Western European)',
  'windows-1250': 'Windows-1250 (Central European)',
  'windows-1251': 'Windows-1251 (Cyrillic)',
  macintosh: 'Mac OS Roman (older Macs)',
  'utf-16le': 'UTF-16 (low byte first)',
  'utf-16be': 'UTF-16 (high byte first)',
};

export const texts = {
  open: 'Import',
  title: 'Import questions',
  intro: 'Bring your questions along. First you see what would come; nothing is kept until you say so.',
  back: 'Question bank',
  backToImports: 'All imports',
  format: (name: string) => FORMATS[name] ?? name,
  drop: {
    label: 'Files with questions',
    formats: (names: string) => `${names}. What a file is, is seen from what stands in it.`,
    chosen: 'Files to look at',
    formatOf: (name: string) => `Format of ${name}`,
    byItself: 'Recognise by itself',
    look: 'See what would come',
    refused: 'It could not be taken.',
    topic: 'Topic for these questions',
    topicHint: 'Your questions need a topic that already exists.',
    asFilesSay: 'As the files say',
    chooseTopic: 'Choose a topic',
    noDecks: 'Decks of cards are brought in by the authors of the content. Leave this file out.',
  },
  past: {
    title: 'Imports so far',
    emptyTitle: 'Nothing imported yet',
    empty: 'What you import will be listed here, and can be undone from here.',
    files: 'Files',
    by: 'By',
    when: 'When',
    state: 'State',
    came: 'Came',
    rejected: 'Rejected',
    somebody: 'Somebody who has left',
  },
  states: {
    checking: 'Being looked at',
    checked: 'Waiting for you',
    running: 'Being imported',
    done: 'Imported',
    undoing: 'Being undone',
    undone: 'Undone',
    stopped: 'Stopped',
    failed: 'Failed',
  },
  heading: {
    checking: 'Looking at what would come',
    checked: 'This would come',
    running: 'Importing',
    done: 'Imported',
    undoing: 'Undoing the import',
    undone: 'The import was undone',
    stopped: 'The import was stopped',
    failed: 'The import failed',
  },
  columnsAsked: 'Which column holds what?',
  progress: 'How far it is',
  leave: 'You can leave this page. It goes on, and you find it here again.',
  stop: 'Stop',
  stopping: 'Stopping …',
  nothingKept: 'Nothing of it was kept.',
  problems: {
    brokenOff: 'It broke off. Nothing of it was kept. Please try again.',
    filesGone: 'The files are not here any more. Please send them again.',
  },
  unreadable: (file: string, why: string) =>
    `Lectern can’t read “${file}”. ${`${why}`.charAt(0).toUpperCase()}${`${why}`.slice(1)}`,
  reading: {
    title: 'How the file is written',
    numberAsked: (file: string, written: string, withPoint: string, withComma: string) =>
      `Is ${written} in “${file}” the number ${withPoint} or ${withComma}? No other number in the file shows which. Until you choose, questions with such numbers are not imported.`,
    numberRead: (file: string, written: string, read: string) =>
      `${written} in “${file}” was read as ${read}, as the other numbers in the file are written or as you chose.`,
    numberIs: (written: string, read: string) => `${written} is ${read}`,
    encoding: 'Text encoding',
    encodingRead: (file: string, encoding: string) =>
      `“${file}” isn’t saved as UTF-8. It was read as ${encoding}. Choose the encoding in which accents and umlauts are correct.`,
    encodings: ENCODINGS,
  },
  facts: {
    coming: 'would come',
    came: 'came',
    there: 'are there already',
    rejected: 'rejected',
    lost: 'lose something',
  },
  byType: 'By type',
  byTopic: 'By topic',
  topic: 'Topic',
  count: 'Come',
  thereCount: 'There already',
  rejectedTitle: 'Rejected',
  rejectedIntro:
    'These stay out. Correct them in the file and import it again: what is there already is not taken twice.',
  lostTitle: 'What Lectern cannot hold',
  lostIntro: 'What is named comes; this part of it does not.',
  where: 'Where',
  questionAt: (file: string, line: number, number: number | null, name: string | null) =>
    [
      `${file}, line ${line}`,
      number === null ? '' : `question ${number}`,
      name === null || name === '' ? '' : `“${name}”`,
    ]
      .filter((text) => text !== '')
      .join(' · '),
  why: 'Why',
  item: 'Question',
  what: 'What is lost',
  showMore: 'Show more',
  cut: (shown: number, all: number) => `The first ${shown} of ${all} are listed.`,
  download: 'Report (JSON)',
  options: {
    title: 'Where it goes',
    subject: 'Subject for all',
    topic: 'Topic for all',
    asFile: 'Left empty: as the files say. A name that is not there yet is made.',
    asFileOwn: 'Left empty: as the files say. Your questions stand in topics that are there: choose one.',
    folders: 'Topic by topic',
    foldersHint: 'Choose another place for what the files call so.',
    stays: 'As it is',
    columns: 'Which column holds what',
    columnsHint: (file: string) => `The columns of ${file}`,
    column: {
      stem: 'Question',
      answer: 'Right answer',
      type: 'Type',
      explanation: 'Explanation',
      subject: 'Subject',
      topic: 'Topic',
      tags: 'Tags',
    },
    choice: (letter: string) => `Choice ${letter}`,
    byName: 'By its name',
    duplicates: 'What is there already',
    duplicate: {
      skip: 'Leave it as it is',
      replace: 'Take the file’s as a new version',
      both: 'Keep both',
    },
    again: 'Look again',
  },
  cardKind: CARD_KINDS,
  run: (asked: number, learned: number) => `Import ${both(asked, learned)}`,
  nothingComes: 'Nothing of it would come.',
  discard: 'Do not import',
  undo: 'Undo this import',
  undoSure: 'Take out everything that this import brought?',
  undoSureText:
    'Questions and cards go, and so do decks and topics that it made. What somebody has answered, learned or changed since stays.',
  undone: (asked: number, learned: number) => `${both(asked, learned)} went out again.`,
  restored: (asked: number, learned: number) => `As before the import again: ${both(asked, learned)}.`,
  kept: (asked: number, learned: number) => `Used or changed since, and kept: ${both(asked, learned)}.`,
  toBank: 'To the questions',
  export: {
    open: 'Export',
    title: 'Export what is shown',
    intro: 'All questions that the list is narrowed to, not only this page.',
    format: 'Format',
    look: 'See what is lost',
    losses: (count: number, format: string) =>
      count === 0 ? `${format} can hold all of it.` : `${format} cannot hold everything: ${count} losses.`,
    take: 'Download',
    counted: (count: number) => questions(count),
    close: 'Close',
  },
};
