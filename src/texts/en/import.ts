import type { TextEncoding } from '#domain/interchange/text-encoding.ts';
import { countedIn } from '../wording.ts';

const counted = countedIn('en');
const questions = (count: number): string => counted(count, { one: '# question', other: '# questions' });
const cards = (count: number): string => counted(count, { one: '# card', other: '# cards' });
/** `3 questions and 12 cards`, without zero counts. */
const both = (asked: number, learned: number): string =>
  [...(asked > 0 || learned === 0 ? [questions(asked)] : []), ...(learned > 0 ? [cards(learned)] : [])].join(' and ');

const CARD_KINDS: Readonly<Record<string, string>> = {
  basic: 'Basic cards',
  reversed: 'Basic and reversed cards',
  image: 'Cards with image',
};

const FORMATS: Readonly<Record<string, string>> = {
  jsonl: 'Lectern (JSON Lines)',
  gift: 'Moodle GIFT',
  aiken: 'Aiken',
  'moodle-xml': 'Moodle XML',
  qti: 'IMS QTI',
  'qti-2.2': 'IMS QTI 2.2',
  csv: 'CSV',
  xlsx: 'Excel',
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
  intro: 'Preview your files first. Nothing is saved until you import.',
  back: 'Question bank',
  backToImports: 'All imports',
  format: (name: string) => FORMATS[name] ?? name,
  drop: {
    label: 'Files with questions',
    formats: (names: string) => `${names}. Formats are detected automatically.`,
    chosen: 'Selected files',
    formatOf: (name: string) => `Format of ${name}`,
    byItself: 'Detect automatically',
    look: 'Preview',
    refused: 'We couldn’t accept this file.',
    topic: 'Topic for these questions',
    topicHint: 'Choose an existing topic.',
    asFilesSay: 'From the file',
    chooseTopic: 'Choose a topic',
    noDecks: 'Only content authors can import flash cards. Remove this file.',
  },
  past: {
    title: 'Previous imports',
    emptyTitle: 'No imports yet',
    empty: 'Your imports appear here. You can undo them here too.',
    files: 'Files',
    by: 'By',
    when: 'Date',
    state: 'Status',
    came: 'Imported',
    rejected: 'Not accepted',
    somebody: 'Deleted user',
  },
  states: {
    checking: 'Checking',
    checked: 'Ready to import',
    running: 'Importing',
    done: 'Imported',
    undoing: 'Undoing',
    undone: 'Undone',
    stopped: 'Stopped',
    failed: 'Failed',
  },
  heading: {
    checking: 'Checking your files',
    checked: 'Preview',
    running: 'Importing',
    done: 'Imported',
    undoing: 'Undoing import',
    undone: 'Import undone',
    stopped: 'Import stopped',
    failed: 'Import failed',
  },
  columnsAsked: 'Map your columns',
  progress: 'Import progress',
  leave: 'You can leave this page. The import continues.',
  stop: 'Stop import',
  stopping: 'Stopping …',
  nothingKept: 'Nothing was imported.',
  problems: {
    brokenOff: 'The import was interrupted. Nothing was imported. Try again.',
    filesGone: 'The files have expired. Upload them again.',
  },
  unreadable: (file: string, why: string) =>
    `Lectern can’t read “${file}”. ${`${why}`.charAt(0).toUpperCase()}${`${why}`.slice(1)}`,
  reading: {
    title: 'File settings',
    numberAsked: (file: string, written: string, withPoint: string, withComma: string) =>
      `Is ${written} in “${file}” the number ${withPoint} or ${withComma}? Until you choose, questions with such numbers aren’t imported.`,
    numberRead: (file: string, written: string, read: string) =>
      `${written} in “${file}” was read as ${read}, like the file’s other numbers or as you chose.`,
    numberIs: (written: string, read: string) => `${written} is ${read}`,
    encoding: 'Encoding',
    encodingRead: (file: string, encoding: string) =>
      `“${file}” isn’t saved as UTF-8. It was read as ${encoding}. Choose the encoding in which accents and umlauts are correct.`,
    encodings: ENCODINGS,
  },
  damages: {
    title: 'Part of the file can’t be read',
    place: (file: string, line: number) => `“${file}” is damaged in line ${line}.`,
    leftOut: (from: number, to: number | null) =>
      to === null
        ? `Nothing from line ${from} to the end of the file is included.`
        : from === to
          ? `Line ${from} isn’t included.`
          : `Lines ${from} to ${to} aren’t included.`,
    more: (count: number) => counted(count, { one: '# more place is damaged.', other: '# more places are damaged.' }),
    restComes: 'You can import the rest, or correct the file first. “Not accepted” says what is wrong.',
    restImported: 'The rest was imported. “Not accepted” says what is wrong.',
  },
  facts: {
    coming: 'to import',
    came: 'imported',
    there: 'duplicates',
    rejected: 'not accepted',
    lost: 'with changes',
  },
  byType: 'By type',
  byTopic: 'By topic',
  topic: 'Topic',
  count: 'To import',
  thereCount: 'Duplicates',
  rejectedTitle: 'Not accepted',
  rejectedIntro: 'Correct these in the file and import it again. Duplicates are skipped.',
  lostTitle: 'Imported with changes',
  lostIntro: 'Lectern can’t import these parts.',
  where: 'Location',
  questionAt: (file: string, line: number, number: number | null, name: string | null) =>
    [
      `${file}, line ${line}`,
      number === null ? '' : `question ${number}`,
      name === null || name === '' ? '' : `“${name}”`,
    ]
      .filter((text) => text !== '')
      .join(' · '),
  why: 'Reason',
  item: 'Question',
  what: 'Change',
  showMore: 'Show more',
  cut: (shown: number, all: number) => `Showing the first ${shown} of ${all}.`,
  download: 'Download report (JSON)',
  options: {
    title: 'Import settings',
    subject: 'Subject for all',
    topic: 'Topic for all',
    asFile: 'Leave empty to use the file’s names. New ones are created.',
    asFileOwn: 'Leave empty to use the file’s names. Topics must already exist.',
    folders: 'Topic mapping',
    foldersHint: 'Choose a topic for each name in the files.',
    stays: 'No change',
    columns: 'Column mapping',
    columnsHint: (file: string) => `Columns of ${file}`,
    column: {
      stem: 'Question',
      answer: 'Correct answer',
      type: 'Type',
      explanation: 'Explanation',
      subject: 'Subject',
      topic: 'Topic',
      tags: 'Tags',
    },
    choice: (letter: string) => `Choice ${letter}`,
    byName: 'By column name',
    duplicates: 'Duplicates',
    duplicate: {
      skip: 'Skip',
      replace: 'Replace with a new version',
      both: 'Keep both',
    },
    again: 'Update preview',
  },
  cardKind: CARD_KINDS,
  run: (asked: number, learned: number) => `Import ${both(asked, learned)}`,
  nothingComes: 'Nothing to import.',
  discard: 'Discard import',
  undo: 'Undo import',
  undoSure: 'Undo this import?',
  undoSureText: 'Deletes imported questions, cards, decks and topics, except those answered, studied or changed since.',
  undone: (asked: number, learned: number) => `Removed: ${both(asked, learned)}.`,
  restored: (asked: number, learned: number) => `Restored: ${both(asked, learned)}.`,
  kept: (asked: number, learned: number) => `Kept because used or changed since: ${both(asked, learned)}.`,
  toBank: 'Go to questions',
  export: {
    open: 'Export',
    title: 'Export questions',
    intro: 'All questions that match your filters, not only this page.',
    format: 'Format',
    look: 'Check for losses',
    losses: (count: number, format: string) =>
      count === 0 ? `${format} supports everything.` : `${format} doesn’t support everything: ${count} losses.`,
    take: 'Download',
    counted: (count: number) => questions(count),
    close: 'Close',
  },
};
