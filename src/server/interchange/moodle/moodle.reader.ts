import { categoryOf } from '../gift/gift.reader.ts';
import { fileNumbers, type NumberReader } from '../questions/file-numbers.ts';
import { explanationOf, FileError, type Found, lossList, nameOf } from '../questions/interchange-question.ts';
import { marksOf } from '../questions/question-marks.ts';
import { tagged, tagsOf } from '../questions/question-tags.ts';
import { DamageList } from '../xml/damage-list.ts';
import { childOf, childrenOf, textIn, type XmlElement, xmlElements } from '../xml/xml-elements.ts';
import { questionOf } from './moodle-questions.ts';
import { type MoodleFiles, moodleText } from './moodle-text.ts';

/** The questions of a Moodle XML file in order. Throws `FileError` for any other file. */
export function* readMoodle(chunks: Iterable<string>, numbers: NumberReader = fileNumbers()): Generator<Found> {
  let category: readonly string[] = [];
  const onRoot = ({ name }: { readonly name: string }): void => {
    if (name !== 'quiz') throw new FileError({ code: 'moodleXmlExpected', element: `<${name}>` });
  };
  const damages = new DamageList();
  const recovery = { root: 'quiz', unit: 'question', containers: new Set<string>(), onDamage: damages.add };
  for (const element of xmlElements(chunks, { depth: 1, onRoot, recovery })) {
    if (element.name !== 'question') continue;
    yield* damages.take(nameOfQuestion);
    if (element.attributes.type === 'category')
      category = categoryOf(textIn(childOf(childOf(element, 'category'), 'text')));
    else yield moodleFound(element, category, numbers);
  }
  yield* damages.end(nameOfQuestion);
}

const nameOfQuestion = (element: XmlElement): string => nameOf(textIn(childOf(childOf(element, 'name'), 'text')));

/** The question of an element, why it is rejected, or that it asks nothing. */
export function moodleFound(
  element: XmlElement,
  category: readonly string[],
  numbers: NumberReader,
): Extract<Found, { kind: 'question' | 'problem' | 'lost' }> {
  const position = { line: element.line, column: element.column };
  const type = element.attributes.type ?? '';
  const files: MoodleFiles = new Map();
  const { lost, onLost } = lossList();
  const name = nameOfQuestion(element);
  if (type === 'description') {
    return { kind: 'lost', item: name, position, what: { code: 'textWithoutQuestion' } };
  }
  const read = questionOf(type, element, files, onLost, numbers);
  if ('reason' in read) return { kind: 'problem', position, name, reason: read.reason };
  if (textIn(childOf(element, 'hidden')).trim() === '1') onLost({ code: 'hiddenQuestionShown' });
  const marks = Number(textIn(childOf(element, 'defaultgrade')).trim() || 1);
  // The marks of a cloze are those of its gaps.
  if (marks !== marksOf(read.item) && read.item.type !== 'cloze') onLost({ code: 'marksDropped', marks });
  if (hasOwnFeedback(element)) onLost({ code: 'resultFeedbackDropped' });
  const general = moodleText(childOf(element, 'generalfeedback'), files, onLost);
  const explanation = explanationOf(general, read.feedback);
  const hints = childrenOf(element, 'hint')
    .map((hint) => moodleText(hint, files, onLost))
    .filter((hint) => hint !== '');
  const tags = tagsOf(
    ['tags', 'coursetags'].flatMap((name) => childrenOf(childOf(element, name), 'tag').map((tag) => textIn(tag))),
    onLost,
  );
  const item = {
    ...read.item,
    ...(explanation !== null && { explanation }),
    ...(hints.length > 0 && { hints }),
    ...tagged(tags),
  };
  const own = textIn(childOf(element, 'idnumber')).trim();
  return {
    kind: 'question',
    position,
    name,
    id: own.startsWith('lectern:') ? own.slice('lectern:'.length) : null,
    category,
    item,
    lost,
    ...(files.size > 0 && { files: (path: string) => bytesOf(files, path) }),
  };
}

const RESULTS = ['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback'] as const;
// cspell:ignore deine ihre antwort richtig teilweise falsch nicht teilrichtig
/** Moodle's default feedback texts. */
const USUAL =
  /^(?:your|the) answer is (?:correct|partially correct|incorrect)\.?$|^(?:die|deine|ihre) antwort ist (?:richtig|teilweise richtig|falsch|nicht richtig|teilrichtig)\.?$/i;

/** Whether an author wrote feedback for a correct, partly correct or incorrect answer. */
function hasOwnFeedback(element: XmlElement): boolean {
  return RESULTS.some((name) => {
    const html = textIn(childOf(childOf(element, name), 'text'));
    const text = html === '' ? '' : plainOf(html);
    return text !== '' && !USUAL.test(text);
  });
}

const plainOf = (html: string): string =>
  html
    .replace(/<[^<>]*>|&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function bytesOf(files: MoodleFiles, path: string): Uint8Array | null {
  const data = files.get(path);
  return data === undefined ? null : Buffer.from(data, 'base64');
}
