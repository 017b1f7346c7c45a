import { shownChoices } from '../export/visible-choices.ts';
import { type NumberReader, numericAnswer } from '../questions/file-numbers.ts';
import { choiceId, type InterchangeQuestion, plainScheme } from '../questions/interchange-question.ts';
import { matchingQuestion } from '../questions/matching-question.ts';
import { weightedChoices } from '../questions/weighted-choices.ts';
import { childOf, childrenOf, textIn, type XmlElement } from '../xml/xml-elements.ts';
import { firstSetOf, withNumbers } from './moodle-drawn.ts';
import { cloze, wordGaps } from './moodle-gaps.ts';
import { hotspotQuestion } from './moodle-spots.ts';
import { type MoodleFiles, type MoodleRead, moodleText, type Report } from './moodle-text.ts';

type Answer = {
  readonly worth: number;
  readonly text: string;
  readonly feedback: string;
  readonly element: XmlElement;
};

/** The question for its type in Moodle. */
export function questionOf(
  type: string,
  element: XmlElement,
  files: MoodleFiles,
  onLost: Report,
  numbers: NumberReader,
): MoodleRead {
  const read = type.startsWith('calculated') ? drawn : readQuestion;
  return read(type, element, files, onLost, numbers);
}

function readQuestion(
  type: string,
  element: XmlElement,
  files: MoodleFiles,
  onLost: Report,
  numbers: NumberReader,
): MoodleRead {
  const source = childOf(element, 'questiontext');
  if (childrenOf(element, 'answer').some(({ attributes }) => Number.isNaN(Number(attributes.fraction ?? 0))))
    return { reason: { code: 'weightNotANumber' } };
  if (type === 'cloze') return cloze(source, files, onLost, numbers);
  if (type === 'gapselect' || type === 'ddwtos') return wordGaps(element, source, files, onLost);
  const stem = moodleText(source, files, onLost);
  switch (type) {
    case 'multichoice':
    case 'multichoiceset': {
      const shown = shownChoices(answersOf(element, files, onLost), ({ worth }) => worth > 0, onLost);
      if ('reason' in shown) return shown;
      if (type === 'multichoice') return choices(element, stem, shown.rows, onLost);
      onLost({ code: 'wholeAnswerRuleDropped' });
      return { item: severalOf(element, stem, shown.rows), feedback: shown.rows };
    }
    case 'truefalse':
      return trueFalse(stem, answersOf(element, files, onLost));
    case 'shortanswer':
      return shortAnswer(element, stem, answersOf(element, files, onLost), onLost);
    case 'numerical':
      return numerical(element, stem, answersOf(element, files, onLost), onLost, numbers);
    case 'matching':
    case 'ddmatch':
      return matching(element, stem, files, onLost);
    case 'essay':
      return essay(element, stem, files, onLost);
    case 'ordering':
      return ordering(stem, answersOf(element, files, onLost));
    case 'ddmarker':
    case 'ddimageortext':
      return hotspotQuestion(type, element, stem, files, onLost);
    default:
      return { reason: { code: 'typeNotSupported', type } };
  }
}

/** A calculated question: imported with the values of its first data set. */
function drawn(
  type: string,
  element: XmlElement,
  files: MoodleFiles,
  onLost: Report,
  numbers: NumberReader,
): MoodleRead {
  const isNumber = type !== 'calculatedmulti';
  const set = firstSetOf(element);
  if (set === null) {
    const isDrawn = isNumber || DRAWN.test(textIn(element));
    return isDrawn
      ? { reason: { code: 'numbersRedrawn' } }
      : readQuestion('multichoice', element, files, onLost, numbers);
  }
  const question = withNumbers(element, set, isNumber);
  if (typeof question === 'string') return { reason: { code: 'formulaNotUnderstood', formula: question } };
  const read = readQuestion(isNumber ? 'numerical' : 'multichoice', question, files, onLost, numbers);
  if ('reason' in read) return read;
  onLost({ code: 'drawnNumbersFixed', sets: set.sets });
  const [right] = childrenOf(question, 'answer').filter(({ attributes }) => Number(attributes.fraction ?? 0) >= 99.9);
  const kind = textIn(childOf(right ?? null, 'tolerancetype')).trim();
  if (read.item.type !== 'numeric' || !/^[13]?$/.test(kind) || !read.item.answer.tolerance) return read;
  if (kind === '3') onLost({ code: 'factorToleranceAsShare' });
  return { ...read, item: { ...read.item, answer: { ...read.item.answer, relative: true } } };
}

/** A placeholder of a value or of its formula. */
const DRAWN = /\{=|\{[A-Za-z]\w*\}/;

function answersOf(element: XmlElement, files: MoodleFiles, onLost: Report): Answer[] {
  return childrenOf(element, 'answer').map((answer) => ({
    worth: Number(answer.attributes.fraction ?? 0),
    text: moodleText(answer, files, onLost),
    feedback: moodleText(childOf(answer, 'feedback'), files, onLost),
    element: answer,
  }));
}

const isTrue = (element: XmlElement | null): boolean => /^\s*(?:true|1)\s*$/i.test(textIn(element));
const rowsOf = (answers: readonly Answer[]) => answers.map(({ text }, at) => ({ id: choiceId(at), text }));
const hasFixedOrder = (element: XmlElement) =>
  /^\s*(?:false|0)\s*$/i.test(textIn(childOf(element, 'shuffleanswers'))) ? { keepOrder: true } : {};

function choices(element: XmlElement, stem: string, answers: readonly Answer[], onLost: Report): MoodleRead {
  const single = childOf(element, 'single') === null || isTrue(childOf(element, 'single'));
  const rows = answers.map(({ text, worth }) => ({ text, percent: worth }));
  const read = weightedChoices(stem, rows, single, onLost);
  return 'reason' in read ? read : { item: { ...read.item, ...hasFixedOrder(element) }, feedback: answers };
}

/** Marks are earned only by choosing all correct choices and no other. */
const severalOf = (element: XmlElement, stem: string, answers: readonly Answer[]): InterchangeQuestion => ({
  type: 'multiple-response',
  stem,
  choices: rowsOf(answers),
  answer: answers.flatMap(({ worth }, at) => (worth > 0 ? [choiceId(at)] : [])),
  ...hasFixedOrder(element),
});

function trueFalse(stem: string, answers: readonly Answer[]): MoodleRead {
  const [right, other] = answers.filter(({ worth }) => worth > 0);
  if (right === undefined) return { reason: { code: 'correctAnswerNotMarked' } };
  if (other !== undefined) return { reason: { code: 'correctChoicesTooMany' } };
  if (right.worth < 99.9) return { reason: { code: 'noChoiceEarnsFullMarks', best: right.worth } };
  const text = right.text.trim();
  // Any other word is ambiguous: a translated file may use its own language.
  if (!/^(?:true|false|wahr|falsch)$/i.test(text)) return { reason: { code: 'answerNotTrueOrFalse', answer: text } };
  return { item: { type: 'true-false', stem, answer: /^(?:true|wahr)$/i.test(text) }, feedback: answers };
}

function shortAnswer(element: XmlElement, stem: string, answers: readonly Answer[], onLost: Report): MoodleRead {
  const right = answers.filter(({ worth }) => worth >= 99.9);
  const plain = (answer: Answer): string => textIn(childOf(answer.element, 'text')).trim();
  for (const answer of answers)
    if (answer.worth > 0 && answer.worth < 99.9)
      onLost({ code: 'partialCreditDropped', percent: answer.worth, answer: plain(answer) });
  const accepted = right.map(plain);
  if (accepted.some((text) => /(?<!\\)\*/.test(text))) onLost({ code: 'wildcardAsText' });
  return {
    item: {
      type: 'short-answer',
      stem,
      answer: accepted,
      ...(isTrue(childOf(element, 'usecase')) && { caseSensitive: true }),
    },
    feedback: answers.filter(({ text }) => text !== '\\*'),
  };
}

function numerical(
  element: XmlElement,
  stem: string,
  answers: readonly Answer[],
  onLost: Report,
  numbers: NumberReader,
): MoodleRead {
  const [first, ...others] = answers.filter(({ worth }) => worth >= 99.9);
  const written = textIn(childOf(first?.element ?? null, 'text')).trim();
  const number = numericAnswer(written, numbers);
  if (first === undefined || number === null) return { reason: { code: 'numberMissing', written } };
  if ('reason' in number) return number;
  for (const other of others)
    onLost({ code: 'secondNumberDropped', written: textIn(childOf(other.element, 'text')).trim() });
  for (const { worth, text } of answers)
    if (worth > 0 && worth < 99.9) onLost({ code: 'partialCreditDropped', percent: worth, answer: text });
  const spread = numbers(textIn(childOf(first.element, 'tolerance'))) ?? { plain: '0' };
  if ('reason' in spread) return spread;
  const tolerance = Math.abs(Number(spread.plain));
  const units = childrenOf(childOf(element, 'units'), 'unit').map((unit) => ({
    name: textIn(childOf(unit, 'unit_name')).trim(),
    factor: Number(textIn(childOf(unit, 'multiplier')).trim()),
  }));
  const [base] = units.filter(({ factor }) => factor === 1);
  // Moodle multiplies the value by the unit's factor; here a unit has the number of base units that it equals.
  const worth = Object.fromEntries(
    units.filter(({ name, factor }) => name !== '' && factor > 0).map(({ name, factor }) => [name, 1 / factor]),
  );
  const readQuestion = /^[02]$/.test(textIn(childOf(element, 'showunits')).trim()) && base !== undefined;
  return {
    item: {
      type: 'numeric',
      stem,
      answer: {
        value: number.value,
        written: number.written,
        tolerance,
        unit: readQuestion ? null : (base?.name ?? null),
        ...(units.length > (readQuestion ? 0 : 1) && { units: worth }),
        ...(readQuestion && textIn(childOf(element, 'unitgradingtype')).trim() !== '0' && { asksUnit: true }),
      },
    },
    feedback: answers,
  };
}

function matching(element: XmlElement, stem: string, files: MoodleFiles, onLost: Report): MoodleRead {
  const pairs = childrenOf(element, 'subquestion').map((row) => ({
    prompt: moodleText(row, files, onLost),
    match: moodleText(childOf(row, 'answer'), files, onLost),
  }));
  const matches = pairs.map(({ match }) => match).filter((match) => match !== '');
  return { item: { ...matchingQuestion(stem, pairs, matches), ...hasFixedOrder(element) }, feedback: [] };
}

function essay(element: XmlElement, stem: string, files: MoodleFiles, onLost: Report): MoodleRead {
  const graderInfo = moodleText(childOf(element, 'graderinfo'), files, onLost);
  const template = moodleText(childOf(element, 'responsetemplate'), files, onLost);
  const marks = Math.min(Math.max(Math.round(Number(textIn(childOf(element, 'defaultgrade')).trim()) || 1), 1), 50);
  const words = (name: string): number | null => Number(textIn(childOf(element, name)).trim()) || null;
  const attachments = Number(textIn(childOf(element, 'attachments')).trim()) || 0;
  const scheme = plainScheme(graderInfo, marks);
  if (template !== '') onLost({ code: 'responseTemplateDropped' });
  if (textIn(childOf(element, 'responseformat')).trim() === 'noinline' && attachments !== 0) {
    return {
      item: { type: 'file', stem, scheme, ...(attachments > 0 && { maxFiles: Math.min(attachments, 10) }) },
      feedback: [],
    };
  }
  if (attachments !== 0) onLost({ code: 'attachmentsDropped' });
  const [minWords, maxWords] = [words('minwordlimit'), words('maxwordlimit')];
  return {
    item: {
      type: 'essay',
      stem,
      scheme,
      ...(minWords !== null && { minWords }),
      ...(maxWords !== null && { maxWords }),
    },
    feedback: [],
  };
}

function ordering(stem: string, answers: readonly Answer[]): MoodleRead {
  // In a file the answers are in their correct order, and their weights repeat it.
  const order = answers.map((_, at) => choiceId(at));
  return { item: { type: 'ordering', stem, choices: rowsOf(answers), answer: order }, feedback: [] };
}
