import type { RefusalFacts } from '#domain/interchange/reasons/refusal-facts.ts';
import type { ReasonTextsOf } from '../../import-reason.wording.ts';
import { characters, IMAGE_FAULTS_TEXT, nameOf, quoted, sentence } from './reason-parts.ts';

/** Why a question or a card stays out, whatever the format. */
export const refusals: ReasonTextsOf<keyof RefusalFacts> = {
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
  topicUnknown: ({ subject, topic }) =>
    `There is no topic ${quoted(topic)} in the subject ${quoted(subject)}. Choose one of the existing topics above.`,
  ownedByAnother: () => 'A question with the same id belongs to someone else. Give this question another id.',
  typeChanged: ({ from, to }) =>
    `The question is already in the bank with the type ${quoted(from)} and has been answered, so it can’t become ${quoted(to)}. Give the new question another id.`,
  idRepeated: ({ id, file, line }) =>
    `The id ${quoted(id)} is already used by another question (${file}, line ${line}). Give this question another id.`,
  pictureNeeded: ({ picture, fault }) =>
    `The question asks about an image, and ${quoted(picture)} ${IMAGE_FAULTS_TEXT[fault]}.`,
  numberMissing: ({ written }) =>
    `${quoted(written)} has no correct number. Write the answer as a number (3.14), a number with its tolerance (3.14:0.01) or a range (3..4).`,
  numberAmbiguous: ({ written, withPoint, withComma }) =>
    `${quoted(written)} can mean ${withPoint} or ${withComma}, and the other numbers in the file don’t decide it. Choose how the file writes numbers, or write ${withPoint} or ${withComma}.`,
  rangeReversed: ({ low, high }) =>
    `The range ${low}..${high} starts with the larger number. Write the smaller number first, or a colon for a tolerance (${low}:${high}).`,
  toleranceNegative: ({ written }) =>
    `The tolerance in ${quoted(written)} is below zero. Write it without a minus sign.`,
  correctChoiceEmpty: () => 'The correct choice has no text. Write its text and import again.',
  weightNotANumber: () => 'The weight of an answer isn’t a number. Write a percentage such as 100, 50 or 0.',
  typeNotSupported: ({ type }) =>
    `Lectern has no question type like ${quoted(type)}. Change the question to another type, or leave it out.`,
  rangeHalfOpen: () => 'The range of correct numbers has only one end. Give it a smallest and a largest number.',
  rangeEndsBeforeStart: ({ least, most }) =>
    `The range of correct numbers starts at ${least} and ends at ${most}, so no number is in it. Correct the two numbers.`,
  numberOutsideRange: ({ value, least, most }) =>
    `The answer ${value} is outside its own range, ${least} to ${most}. Correct one of the two.`,
  numbersDrawnAnew: () =>
    'Its numbers are drawn again for each student, and the file contains no example. Write the question with fixed numbers.',
  formulaNotUnderstood: ({ formula }) =>
    `Lectern can’t calculate the formula ${quoted(formula)}. Write the question with fixed numbers.`,
  clozeWithoutGap: () => 'The text has no gap. Add at least one.',
  clozeWithoutAnswer: () => 'No gap has a correct answer. Give each gap its answer.',
  gapKindUnknown: ({ kind }) =>
    `A gap is of the kind ${quoted(kind)}, which Lectern doesn’t know. Change it to SHORTANSWER, MULTICHOICE or NUMERICAL.`,
  gapAnswerNotMarked: ({ gap }) => `No answer of gap ${gap} is marked as correct. Write = before the correct one.`,
  gapBelowFullMarks: ({ gap, best }) =>
    `No answer of gap ${gap} earns full marks (the best earns ${best} %). Write = before the correct one.`,
  gapNumberMissing: ({ gap, written }) =>
    `Gap ${gap} asks for a number, but its answer ${quoted(written)} isn’t one. Write the number in digits.`,
  gapWordUnknown: ({ mark }) =>
    `The gap ${mark} has no word in the list of choices. Add the word, or correct the number in the brackets.`,
  gapImagesWithoutWords: () =>
    'Its gaps are filled with images that have no descriptions. Add a description to each image.',
  blankByPattern: ({ pattern }) =>
    `A blank accepts answers by the pattern ${quoted(pattern)} (a regular expression), which Lectern can’t check. List the accepted answers instead.`,
  blankNotInText: ({ blank }) => `The question text doesn’t contain the blank ${quoted(blank)}. Add it to the text.`,
  blankUnanswered: ({ blank }) => `The blank ${quoted(blank)} in the question text has no answer. Give it one.`,
  questionImageMissing: () =>
    'The question asks about an image, but the file contains none. Add the image and export the question again.',
  questionImageUnreadable: () =>
    'The image of the question can’t be read. Save it as PNG or JPEG, and export the question again.',
  questionImageWithoutSize: () =>
    'Lectern can’t tell how large the image of the question is, because neither the question nor an image file says so. Add the image file and export the question again.',
  imageWithoutPlaces: () => 'No place is marked on the image. Mark at least one.',
  imageAreasNotSupported: () =>
    'The question is answered by clicking on areas of an image, in a form that Lectern can’t read. Create it again as a hotspot question.',
  draggedImagesNotSupported: () =>
    'The question asks students to drag images, which Lectern doesn’t have. Give each image a label, or leave the question out.',
  singleMarker: () => 'There is only one marker, which would give the answer away. Add a second one.',
  placeMarkerUnknown: ({ place, marker }) =>
    `Place ${place} refers to marker ${marker}, which doesn’t exist. Choose a marker for it.`,
  placeOutsideImage: ({ place }) => `Place ${place} is outside the image. Move it onto the image.`,
  groupsNotSupported: () =>
    'The question asks students to sort things into groups, in a form that Lectern can’t read. Create it again as a matching question.',
  questionMadeAnew: () =>
    'The question text is generated again for each student. Write it with fixed words and numbers.',
  questionsDependOnAnswers: () => 'What is asked next depends on the answers before. Split it into separate questions.',
  nothingAsked: () => 'The question has no place for an answer. Add choices or a field for the answer.',
  choiceRightAndWrong: ({ choice }) =>
    `The choice ${quoted(choice)} appears twice, once as correct and once as incorrect. Change or remove one of the two.`,
  keyContradictsRules: () =>
    'Its scoring rules give marks for another answer than the one that is marked as correct. Correct one of the two.',
  choiceContradictsMapping: ({ choice }) =>
    `The choice ${quoted(choice)} is marked as correct but earns no marks. Correct one of the two.`,
  noWordsToChoose: () => 'No words in the text can be chosen. Mark the words that students may choose.',
  cardSideEmpty: ({ where }) =>
    `${sentence(nameOf(where))} shows nothing that a card can contain. Write some text or add an image.`,
  cardWithoutImage: () =>
    'The card asks about an image, but shows none. Add the image to the note in Anki and export again.',
  cardWithoutGap: ({ max }) =>
    `The card has no gap, or more than ${max}. Mark what is to be left out as {{c1::answer}}.`,
};
