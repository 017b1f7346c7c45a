import type { LossFacts } from '#domain/interchange/reasons/loss-facts.ts';
import type { ReasonTextsOf } from '../../import-reason.wording.ts';
import { characters, counted, IMAGES, quoted } from './reason-parts.ts';

/** What of a question, a card or a file is not in the import. */
export const losses: ReasonTextsOf<keyof LossFacts> = {
  textWithoutQuestion: () => 'This is a text without a question. Lectern imports questions only.',
  choicesInQuestionText: ({ line }) =>
    `A brace in line ${line} closes the answers early, so choices became part of the question text. Check the question. Braces within an answer are written \\{ and \\}.`,
  secondGapAsText: () =>
    'the second pair of braces with answers: it is now part of the question text. If another question starts there, put an empty line before it.',
  equalsSignAsText: () =>
    'an = within an answer: it is part of its text. If it starts a correct answer, write a space before it',
  elementDropped: ({ element }) => `the HTML element <${element}>`,
  mediaDropped: ({ element }) => `the HTML element <${element}>: questions can’t contain sound or video`,
  formulaAsWords: () => 'the layout of a formula (MathML): only its text was imported',
  pictureDropped: ({ picture, fault }) => `the image ${quoted(picture)}: it ${IMAGES[fault]}`,
  tagTooLong: ({ tag, max }) => `the tag ${quoted(tag)}: it is longer than ${characters(max)}`,
  tagsTooMany: ({ max, tags }) => `the tags after the first ${max}: ${tags}`,
  secondNumberDropped: ({ written }) => `a second correct number, ${quoted(written)}`,
  partialCreditDropped: ({ percent, answer }) => `the partial credit of ${percent} % for ${quoted(answer)}`,
  negativeWeightsDropped: () => 'the marks that an incorrect choice takes away: the lowest score is 0',
  columnNotUsed: () => 'this column: Lectern doesn’t know what it holds',
  columnNotFound: () => 'this column: the first line doesn’t name it',
  textAboveTable: ({ line }) => `line ${line}: it is above the line with the column names`,
  instructionsInTable: ({ line }) => `line ${line}: it only explains how to fill in the table`,
  rowsHidden: ({ count, rows }) =>
    `${counted(count, { one: '# hidden row', other: '# hidden rows' })} (${rows}). Show them in the spreadsheet (clear the filter) and import again if you need them.`,
  sheetHidden: () => 'this hidden sheet. Show it in the spreadsheet and import again if you need its questions.',
  sheetWithoutQuestions: () => 'this sheet: it has no line that names the columns of questions',
  workbookImagesDropped: ({ images }) =>
    `${counted(images, { one: '# image', other: '# images' })} in the workbook. Add them to the questions after the import.`,
  cellAsDate: ({ cell, written }) =>
    `the date format of cell ${cell}: its text is now ${quoted(written)}. If you typed something else, such as 1/2, format the cell as text and type it again.`,
  cellShownRounded: ({ cell, written }) => `the rounding of cell ${cell}: its text is now ${quoted(written)}`,
  cellFormatDropped: ({ cell, written }) => `the number format of cell ${cell}: its text is now ${quoted(written)}`,
  resultFeedbackDropped: () => 'the feedback for a correct, partly correct or incorrect answer as a whole',
  hiddenQuestionShown: () => 'that the question is hidden in Moodle: it is an ordinary question now',
  marksDropped: ({ marks }) => `the default mark of ${marks}: the quiz that uses a question sets its marks`,
  someChoicesFixed: () => 'that only some choices keep their place: all of them do now',
  titleAsQuestion: () => 'the question text: it was missing, so the title is shown instead',
  sharedTextUnreadable: ({ path }) =>
    `the text that belongs to the question (${quoted(path)}): the file is missing or damaged`,
  numberShifted: ({ written, least, most }) =>
    `the number ${written} as the answer: the middle of its range from ${least} to ${most} is shown instead`,
  weightsMadeEven: () =>
    'the weights of the choices: correct choices now count the same, and an incorrect one takes as much away',
  wholeAnswerRuleDropped: () => 'that only the complete answer earns marks: each correct choice now earns its share',
  emptyChoicesDropped: () => 'choices without a text',
  wildcardAsText: () => 'the asterisk that stood for any text: it is an ordinary character now',
  typosRuleDropped: () => 'that answers with typing mistakes are accepted',
  containsRuleDropped: () => 'that longer answers containing the word are accepted',
  secondMatchDropped: () => 'a second match of the same item',
  promptsDropped: () => 'items without a match',
  fieldsMerged: () => 'that the answer has several fields: it has one now',
  sliderAsNumber: () => 'the slider: students type the number',
  markedByPerson: () => 'how the typed answers are marked: a teacher marks them',
  drawnNumbersFixed: ({ sets }) =>
    `that the numbers are drawn again for each student: the first of ${sets} sets is used`,
  factorToleranceAsShare: () => 'the tolerance as a factor: it is a share of the value now',
  responseTemplateDropped: () => 'the text that the answer field starts with',
  attachmentsDropped: () => 'that files can be attached to the answer',
  gapTyped: ({ gap }) => `that gap ${gap} offers a single choice: students type the answer`,
  gapWeightsMadeEven: () => 'the weights of the gaps: all count the same',
  gapCaseMixed: () => 'that upper and lower case counts in some gaps only: it counts in all',
  gapOfSeveralAsOne: () => 'that a gap asks for several choices: it asks for one of them',
  gapToleranceDropped: ({ tolerance }) =>
    `the tolerance of a number in a gap${tolerance === '' ? '' : `, ${tolerance}`}`,
  gapsLeftBlank: () => 'gaps without a correct answer: they are lines in the text',
  gapWordsReusable: () => 'that each word fits into one gap only: every gap offers all of them',
  gapImagesAsWords: () => 'the images for the gaps: their descriptions are offered',
  gapWordsPlain: () => 'the formatting of the words for the gaps',
  markedWordsAsChoices: () => 'that words are chosen within the text: they are bold there, and choices below it',
  draggedImagesAsWords: () => 'the images that are dragged: their labels are offered',
  areasAsPoints: () => 'the areas that count as a place: each place is a point now',
  questionsSeparated: ({ count }) =>
    `that its ${count} questions are one: each was imported on its own, with the text before it, and is marked on its own`,
  feedbackWithLastQuestion: () => 'which of its questions the feedback belongs to: it is with the last one',
  adaptiveAskedOnce: () => 'that the question adapts to the answers: it is asked once',
  answerFeedbackDropped: () => 'feedback that repeats the student’s answer',
  endButtonDropped: () => 'a button that ends the attempt',
  markerNotesAsModelAnswer: () => 'that the notes for markers are notes: they are the model answer now',
  markerNotesDropped: () => 'the notes for markers',
  reviewsDropped: ({ reviews }) =>
    `${counted(reviews, { one: '# review', other: '# reviews' })} and when the cards are due: Lectern schedules them again`,
  progressDropped: ({ cards }) =>
    `the progress of ${counted(cards, { one: '# studied card', other: '# studied cards' })}: they start as new`,
  suspensionDropped: ({ cards }) =>
    `that ${counted(cards, { one: '# card is', other: '# cards are' })} suspended: all are asked`,
  flagsDropped: ({ cards }) => `the flags of ${counted(cards, { one: '# card', other: '# cards' })}`,
  masksMerged: ({ cards }) => `the covered parts of the image: one card instead of ${cards}`,
  fieldNotShown: ({ field }) => `the field ${quoted(field)}, which no card shows`,
  cardKindsMerged: ({ kinds }) => `${kinds} kinds of cards of one note: front to back and back to front were imported`,
  soundDropped: ({ sound }) => `the sound ${quoted(sound)}`,
  soundAsName: ({ sound }) => `the sound ${quoted(sound)}: the card shows its name`,
};
