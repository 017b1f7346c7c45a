import type { AnkiPart, OtherFileKind, XmlFault, ZipFault } from '#domain/interchange/import-reason.ts';
import type { FileFacts } from '#domain/interchange/reasons/file-facts.ts';
import type { ReasonTextsOf } from '../../import-reason.wording.ts';
import { characters, counted, quoted, sentence, size } from './reason-parts.ts';

const columns = (count: number): string => counted(count, { one: '# column', other: '# columns' });
const count = (number: number): string => counted(number, { one: '#', other: '#' });

const KINDS: Readonly<Record<OtherFileKind, string>> = {
  word: 'This is a Word document. Lectern can’t read questions from it. Copy the questions into a spreadsheet with the columns question, a, b, c, d and answer, and import that as CSV or Excel; or save them as plain text in GIFT or Aiken format.',
  writer:
    'This is a text document from LibreOffice or OpenOffice (.odt). Lectern can’t read questions from it. Copy the questions into a spreadsheet with the columns question, a, b, c, d and answer, and save that as CSV or Excel (.xlsx).',
  calc: 'This is a LibreOffice or OpenOffice spreadsheet (.ods). Open it there, choose Save As and “Excel 2007–365 (.xlsx)” or “Text CSV”, and import that file.',
  oldOffice:
    'This file comes from an old version of Word, Excel or PowerPoint. If it is a spreadsheet (.xls), open it, save it as .xlsx and import that file.',
  powerpoint:
    'This is a PowerPoint presentation. Lectern can’t read questions from it. Copy the questions into a spreadsheet and import that as CSV or Excel (.xlsx).',
  pdf: 'This is a PDF. Its questions are only a layout of characters on a page, so Lectern can’t read them. Import the file that the PDF was made from, or copy the questions into a spreadsheet.',
  h5p: 'This is H5P content. Lectern doesn’t read H5P. In Moodle, export the question bank as Moodle XML; otherwise copy the questions into a spreadsheet and import that.',
  termList:
    'This looks like a list of terms and definitions, as Quizlet exports it. It has no questions. Import it as flash cards, or add a first line with the column names question and answer to import each term as a short-answer question.',
  picture:
    'This is a picture. Lectern can’t read questions from it. Type the questions into a spreadsheet and import that as CSV or Excel (.xlsx).',
  webPage:
    'This is a web page. Lectern can’t read questions from it. Use the export of the program that shows the questions, for example Moodle XML or QTI.',
};

const UNSAFE: Readonly<Record<ZipFault, string>> = {
  link: 'it contains a link instead of a file',
  overlap: 'two of its files overlap',
  repeated: 'it contains the same file twice',
  outside: 'one of its files would be written outside its folder',
  backslash: 'the name of one of its files contains a backslash',
  unnamed: 'one of its files has no readable name',
  tooLong: 'the name of one of its files is too long',
};

const ANKI: Readonly<Record<AnkiPart, string>> = {
  collection: 'The collection in this Anki deck',
  tables: 'The collection in this Anki deck has none of the tables that Anki writes, or not all of them, and',
  views: 'The collection in this Anki deck contains something that Anki never writes (views or computed columns), and',
  media: 'The list of media in this Anki deck',
  models: 'The list of note types in this Anki deck',
  decks: 'The list of decks in this Anki deck',
  cards: 'A card template in this Anki deck',
};

const XML: Readonly<Record<XmlFault, (found: string) => string>> = {
  endsEarly: (found) => `it stops before ${quoted(found)} is complete`,
  empty: () => 'it contains no data',
  controlCharacter: () => 'it contains an invisible control character',
  textOutside: () => 'there is text outside its elements',
  endOfData: (found) => `the characters ${quoted(found)} are in the middle of a text`,
  doctype: () => 'it starts with a DOCTYPE that has declarations of its own, which Lectern doesn’t read',
  declaration: () => 'it contains a declaration (<! …), which Lectern doesn’t read',
  endTag: (found) => `${quoted(found)} doesn’t close what was opened before it`,
  elementNotClosed: (found) => `${quoted(found)} starts before the element before it is closed`,
  sectionNotClosed: (found) => `a new ${quoted(found)} starts before the one before it is closed`,
  secondRoot: (found) => `${quoted(found)} comes after its end`,
  reference: (found) => `${quoted(found)} isn’t allowed in a text (write an & as &amp;)`,
  startTag: (found) => `${quoted(found)} isn’t a valid tag (a < in a text is written &lt;)`,
  attribute: (found) => `the tag ${quoted(found)} has an attribute that isn’t written as name="value"`,
  repeatedAttribute: (found) => `the tag ${quoted(found)} has the same attribute twice`,
  tooDeep: () => 'its elements are nested too deeply',
  tooLarge: () => 'one of its elements is too large',
};

/** What is left out around a damaged place; `to`: null is the end of the file. */
const leftOut = (from: number, to: number | null): string => {
  if (to === null) return `Nothing from line ${from} to the end of the file is imported.`;
  return from === to ? `Nothing from line ${from} is imported.` : `Nothing from lines ${from} to ${to} is imported.`;
};

/** Why a file cannot be read. */
export const files: ReasonTextsOf<keyof FileFacts> = {
  fileOfOtherKind: ({ kind }) => KINDS[kind],
  fileFormatUnknown: ({ file }) =>
    `Lectern doesn’t recognise the format of ${quoted(file)}. Choose its format, or export the questions as GIFT, Moodle XML, QTI, CSV or Excel.`,
  fileEncodingUnknown: ({ encoding }) =>
    `The file says that its text encoding is ${quoted(encoding)}, which Lectern doesn’t know. Save the file as UTF-8.`,
  tableQuoteOpen: ({ line }) =>
    `The cell that starts with a quotation mark in line ${line} never ends. Add the closing quotation mark. A quotation mark within a cell is written twice.`,
  tableRowTooLong: ({ line, max }) =>
    `Line ${line} is longer than ${characters(max)}. Check whether a quotation mark is missing there.`,
  tableWithoutQuestionColumn: () =>
    'No column is called “question”. Name the columns in the first line (for example question, a, b, c, d, answer), or say which column holds the question.',
  tableColumnMissing: ({ column }) =>
    `The table has no column called ${quoted(column)}. Check the name in its first line.`,
  tableRoleUnknown: ({ role }) =>
    `${sentence(quoted(role))} is not something a column can hold. Use stem, answer, type, explanation, subject, topic, tags or a letter from a to j.`,
  tableTooManyColumns: ({ max }) => `The table has more than ${columns(max)}. Delete those that hold no questions.`,
  workbookWithoutSheet: () => 'This Excel file has no sheet. Save it again in your spreadsheet program.',
  workbookSheetUnknown: ({ sheet, sheets }) =>
    `The workbook has no sheet called ${quoted(sheet)}. Its sheets are: ${sheets}.`,
  workbookSheetDamaged: ({ sheet }) =>
    `The sheet ${quoted(sheet)} is missing from the file. Save the workbook again in your spreadsheet program.`,
  workbookCellBeyond: ({ line, max }) =>
    `Row ${line} has a cell beyond column ${max}. Save the workbook again in your spreadsheet program.`,
  workbookTextMissing: ({ line }) =>
    `A cell in row ${line} refers to a text that the file doesn’t contain. Save the workbook again in your spreadsheet program.`,
  fileTooLarge: ({ max }) => `The file is larger than ${size(max)}. Split it into several files.`,
  moodleXmlExpected: ({ element }) =>
    `This is an XML file, but not one that Moodle exported (it begins with ${quoted(element)}). In Moodle, export the question bank as Moodle XML; or choose another format.`,
  qtiExpected: ({ element }) =>
    `This is an XML file without QTI questions (it begins with ${quoted(element)}). Export the quiz or the question bank as QTI, or choose another format.`,
  qtiNeitherArchiveNorXml: () =>
    'This isn’t a QTI file: QTI is exported as a ZIP file or as XML. Export the quiz again, or choose another format.',
  qtiManifestMissing: () =>
    'This ZIP file isn’t a QTI export: its table of contents (imsmanifest.xml) is missing. Export the quiz or the question bank again, and import the ZIP file as it was downloaded.',
  qtiManifestEmpty: () =>
    'This export lists no quiz and no question (imsmanifest.xml). Choose the quizzes or question banks when you export, and import again.',
  qtiItemExpected: ({ element }) =>
    `The file is listed as a question, but it contains ${quoted(element)} instead. Export the question again.`,
  packageFileElsewhere: ({ path }) =>
    `The question ${quoted(path)} is on another website, and Lectern doesn’t fetch files from the web. Export the questions together with their files.`,
  packageFileMissing: ({ path }) =>
    `The export lists the file ${quoted(path)}, but doesn’t contain it. Export the questions again, or put the file back in its place.`,
  packageFileTooLarge: ({ path, max }) =>
    `The file ${quoted(path)} is larger than ${size(max)}. Make it smaller, or leave it out.`,
  archiveDamaged: () => 'The file is damaged or incomplete. Download or export it again.',
  archiveFileDamaged: ({ path }) =>
    `The file ${quoted(path)} in this archive is damaged. Download or export the archive again.`,
  archiveLocked: () => 'The file is protected by a password. Save it without a password and import it again.',
  archiveTooLarge: ({ max }) => `The archive unpacks to more than ${size(max)}. Split it into several exports.`,
  archiveTooManyFiles: ({ max }) =>
    `The archive contains more than ${count(max)} files. Split it into several exports.`,
  archiveUnsafe: ({ path, fault }) =>
    `The archive isn’t safe to unpack: ${UNSAFE[fault]} (${quoted(path)}). Export it again, or pack the files again with the ZIP function of your computer.`,
  archivePackingUnknown: ({ path }) =>
    `The file ${quoted(path)} is compressed in an unusual way. Pack the files again with the ZIP function of your computer.`,
  archiveWithoutQuestions: () =>
    'The archive contains no questions: no file in it ends in .jsonl. Export the questions from Lectern again, or choose another format.',
  ankiCollectionMissing: () =>
    'This isn’t an Anki deck. In Anki, choose File, Export and the format “Anki Deck Package (.apkg)”.',
  ankiDamaged: ({ part }) =>
    `${ANKI[part]} can’t be read. Check the database in Anki (Tools, Check Database), export the deck again and import that file.`,
  xmlPartDamaged: ({ line, fault, found, from, to }) =>
    `The file is damaged in line ${line}: ${XML[fault](found)}. ${leftOut(from, to)} Correct line ${line}, or export the file again from the program it came from.`,
  tablePartDamaged: ({ line, from, to }) =>
    `The cell that starts with a quotation mark in line ${line} isn’t closed. ${leftOut(from, to)} Add the closing quotation mark. A quotation mark within a cell is written twice.`,
  xmlDamaged: ({ file, line, fault, found }) =>
    `${file === null ? 'The file' : `The file ${quoted(file)}`} is damaged in line ${line}: ${XML[fault](found)}. Export it again from the program it came from; if it was edited by hand, correct that line.`,
};
