import type { OtherFileKind, PictureFault, QuestionPart } from '#domain/interchange/import-reason.ts';
import type { ReasonTexts } from '../import-reason.wording.ts';
import { countedIn } from '../wording.ts';

const counted = countedIn('en');
const QUOTE_MAX_CHARS = 80;
/** A piece of the file within a sentence, cut where it is long. */
const quoted = (text: string): string =>
  `“${`${text}`.length > QUOTE_MAX_CHARS ? `${text.slice(0, QUOTE_MAX_CHARS)}…` : text}”`;
const characters = (count: number): string => counted(count, { one: '# character', other: '# characters' });
const cells = (count: number): string => counted(count, { one: '# cell', other: '# cells' });
const columns = (count: number): string => counted(count, { one: '# column', other: '# columns' });

function nameOf(where: QuestionPart): string {
  switch (where.part) {
    case 'question':
      return 'the question text';
    case 'answer':
      return 'the answer';
    case 'explanation':
      return 'the explanation';
    case 'modelAnswer':
      return 'the model answer';
    case 'markScheme':
      return 'the mark scheme';
    case 'picture':
      return 'the picture';
    case 'source':
      return 'the source';
    case 'choices':
      return 'the list of choices';
    case 'tags':
      return 'the list of tags';
    case 'subject':
      return 'the name of the subject';
    case 'topic':
      return 'the name of the topic';
    case 'clozeText':
      return 'the text with gaps';
    case 'choice':
      return `choice ${where.number}`;
    case 'acceptedAnswer':
      return `accepted answer ${where.number}`;
    case 'pair':
      return `pair ${where.number}`;
    case 'hint':
      return `hint ${where.number}`;
    case 'tag':
      return `tag ${where.number}`;
    case 'place':
      return `place ${where.number}`;
    case 'gap':
      return `gap ${quoted(where.name)}`;
    case 'field':
      return `the field ${quoted(where.path)}`;
  }
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

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

const PICTURES: Readonly<Record<PictureFault, string>> = {
  elsewhere:
    'is on another website. Lectern doesn’t fetch files from the web; add the picture to the question after the import',
  missing: 'isn’t in the import. Add it to the question after the import',
  tooLarge: 'is too large. Make it smaller and add it to the question after the import',
  broken: 'is damaged. Save it again and add it to the question after the import',
  unsafeDrawing:
    'is a drawing (SVG) that can’t be shown safely. Save it as PNG and add it to the question after the import',
  otherFormat:
    'isn’t a PNG, JPEG, GIF or WebP file. Save it as one of these and add it to the question after the import',
};

export const texts: ReasonTexts = {
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

  braceNeverClosed: () =>
    'The brace { before its answers is never closed. Add } after the last answer. A brace in the text is written \\{.',
  braceClosesEarly: ({ line }) =>
    `A brace in line ${line} closes the answers early. Braces within an answer are written \\{ and \\}.`,
  questionTooLong: ({ max }) =>
    `It is longer than ${characters(max)}. Check whether the closing brace } is missing, or split the question.`,
  numberMissing: ({ written }) =>
    `${quoted(written)} has no correct number. Write the answer as a number (3.14), a number with its tolerance (3.14:0.01) or a range (3..4).`,
  numberAmbiguous: ({ written, withPoint, withComma }) =>
    `${quoted(written)} can mean ${withPoint} or ${withComma}, and no other number in the file shows which. Choose how the file writes numbers, or write ${withPoint} or ${withComma}.`,
  rangeReversed: ({ low, high }) =>
    `The range ${low}..${high} starts with the larger number. Write the smaller number first, or a colon for a tolerance (${low}:${high}).`,
  toleranceNegative: ({ written }) =>
    `The tolerance in ${quoted(written)} is below zero. Write it without a minus sign.`,
  questionTextMissing: () => 'The question text is missing. Write the question into its column.',
  correctAnswerMissing: () => 'The correct answer is missing. Write it into the answer column.',
  choicesAndAnswerMissing: () =>
    'It has neither choices nor an answer. Write the correct answer into the answer column.',
  typeNotScored: ({ type }) =>
    `Questions of the type ${quoted(type)} have no correct answer, so Lectern doesn’t import them. Change the type or delete the row.`,
  answerNotAmongChoices: ({ answer }) =>
    `The answer ${quoted(answer)} is none of the choices. Write the letter, the number or the exact text of the correct choice.`,
  answerNotTrueOrFalse: ({ answer }) => `The answer ${quoted(answer)} is neither true nor false. Write TRUE or FALSE.`,
  answerNotANumber: ({ answer }) =>
    `The answer ${quoted(answer)} isn’t a number. Write a number such as 3.14, without its unit.`,
  rowTooLong: ({ cells: count, columns: most, extra }) =>
    `The row has ${cells(count)}, but the table has ${columns(most)}; ${quoted(extra)} belongs to no column. If a text contains the separator, put the text in quotation marks.`,
  rowTooShort: ({ cells: count, columns: most }) =>
    `The row has ${cells(count)}, but the table has ${columns(most)}, so Lectern can’t tell which answer is which. Add the missing separators, or put a text with a line break in quotation marks.`,
  cellShowsError: ({ cell, error }) => `The cell ${cell} shows the error ${error}. Correct its formula.`,
  cellNotCalculated: ({ cell }) =>
    `The cell ${cell} has a formula without a result. Open the file in your spreadsheet program and save it again.`,
  aikenAnswerLineMissing: () =>
    'A line “ANSWER: ” with the letter of the correct choice is missing after its choices. Add it, for example “ANSWER: B”.',
  aikenLineUnexpected: ({ line, text }) =>
    `Line ${line} (${quoted(text)}) is neither a choice (“B. …”) nor the line “ANSWER: B”. Correct that line, or separate the questions with an empty line.`,
  aikenQuestionMissing: () =>
    'There is no question text before its choices. Write the question above the first choice.',
  aikenTooFewChoices: () => 'It has fewer than two choices. Write each choice on a line of its own, as “A. …”, “B. …”.',
  aikenLetterUnknown: ({ letter }) =>
    `ANSWER: ${letter} names no choice. Use the letter of one of the choices above it.`,
  bytesNotInEncoding: () =>
    'It contains characters that are not valid in the text encoding of the file. Choose another encoding, or save the file as UTF-8.',
  characterNotStorable: ({ where }) =>
    `${sentence(nameOf(where))} contains an invisible control character that can’t be saved. Delete it, or type the text again.`,
  partMissing: ({ where }) => `${sentence(nameOf(where))} is missing. Add it.`,
  partEmpty: ({ where }) =>
    where.part === 'question'
      ? 'The question text is missing. Write the question.'
      : `${sentence(nameOf(where))} is empty. Write its text or remove it.`,
  partTooLong: ({ where, max }) => `${sentence(nameOf(where))} is longer than ${characters(max)}. Shorten it.`,
  partHasTooFew: ({ where, min }) =>
    where.part === 'choices'
      ? `It has fewer than ${min} choices. Add a choice.`
      : `${sentence(nameOf(where))} needs at least ${min}. Add what is missing.`,
  partHasTooMany: ({ where, max }) =>
    where.part === 'choices'
      ? `It has more than ${max} choices. Remove some, or split the question.`
      : `${sentence(nameOf(where))} has more than ${max}. Remove some.`,
  partNotUnderstood: ({ where }) => `Lectern can’t read ${nameOf(where)}. Check how it is written.`,
  correctAnswerNotMarked: () => 'No answer is marked as correct. Mark or write the correct one.',
  correctChoicesTooMany: () => 'Several choices are marked as correct, but only one can be. Mark one.',
  noChoiceEarnsFullMarks: ({ best }) =>
    `No choice earns full marks (the best earns ${best} %). Give the correct choice 100 %.`,
  correctChoicesNotFullMarks: ({ together }) =>
    `The correct choices earn ${together} % together. Change their weights so that they add up to 100 %.`,
  everyChoiceCorrect: () => 'Every choice is correct. Give at least one of them less than 100 %.',
  weightTooLarge: () => 'A choice earns or costs more than 100 %. Give it 100 % at most.',
  weightsWithoutChoices: ({ weights }) =>
    `It has weights, ${quoted(weights)}, but no choices. Empty its cell of weights.`,
  weightsMiscounted: ({ weights, choices }) =>
    `The weights ${quoted(weights)} are not ${choices} percentages separated by |. Write one for each choice, such as 100|0|0.`,
  weightsContradictAnswer: ({ weights }) =>
    `The weights ${quoted(weights)} and the correct answer contradict each other. Correct one of the two.`,
  topicUnknown: ({ subject, topic }) =>
    `There is no topic ${quoted(topic)} in the subject ${quoted(subject)}. Choose one of the existing topics above.`,
  ownedByAnother: () => 'A question with the same id belongs to someone else. Give this question another id.',
  typeChanged: ({ from, to }) =>
    `The question is already in the bank with the type ${quoted(from)} and has been answered, so it can’t become ${quoted(to)}. Give the new question another id.`,
  idRepeated: ({ id, file, line }) =>
    `The id ${quoted(id)} is already used by another question (${file}, line ${line}). Give this question another id.`,
  pictureNeeded: ({ picture, fault }) =>
    `The question asks about a picture, and ${quoted(picture)} ${PICTURES[fault]}.`,

  textWithoutQuestion: () => 'This is a text without a question. Lectern imports questions only.',
  choicesInQuestionText: ({ line }) =>
    `A brace in line ${line} closes the answers early, so choices became part of the question text. Check the question. Braces within an answer are written \\{ and \\}.`,
  secondGapAsText: () => 'the second pair of braces with answers: it is now part of the question text',
  secondNumberDropped: ({ written }) => `a second correct number, ${quoted(written)}`,
  partialCreditDropped: ({ percent, answer }) => `the partial credit of ${percent} % for ${quoted(answer)}`,
  negativeWeightsDropped: () => 'the marks that an incorrect choice takes away: the lowest score is 0',
  elementDropped: ({ element }) => `the HTML element <${element}>`,
  mediaDropped: ({ element }) => `the HTML element <${element}>: questions can’t contain sound or video`,
  formulaAsWords: () => 'the layout of a formula (MathML): only its text was imported',
  pictureDropped: ({ picture, fault }) => `the picture ${quoted(picture)}: it ${PICTURES[fault]}`,
  tagTooLong: ({ tag, max }) => `the tag ${quoted(tag)}: it is longer than ${characters(max)}`,
  tagsTooMany: ({ max, tags }) => `the tags after the first ${max}: ${tags}`,
  columnNotUsed: () => 'this column: Lectern doesn’t know what it holds',
  columnNotFound: () => 'this column: the first line doesn’t name it',
  textAboveTable: ({ line }) => `line ${line}: it is above the line with the column names`,
  instructionsInTable: ({ line }) => `line ${line}: it only explains how to fill in the table`,
};
