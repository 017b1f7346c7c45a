import { childOf, childrenOf, textIn, type XmlElement } from '../xml/xml-elements.ts';
import { elementOf, fieldText, type QuestionContext, richElement, textElement } from './backup-elements.ts';

/** Elements that contain rows instead of settings. */
const ROWS: ReadonlySet<string> = new Set([
  'answers',
  'matches',
  'drags',
  'drops',
  'numerical_units',
  'numerical_records',
  'calculated_records',
  'dataset_definitions',
]);
/** Settings that are texts with a format, and the areas of their files. */
const FORMATTED: ReadonlySet<string> = new Set([
  'correctfeedback',
  'partiallycorrectfeedback',
  'incorrectfeedback',
  'graderinfo',
  'responsetemplate',
]);

/** What only the type of a question has, as elements of Moodle XML. */
export function typeElements(type: string, plugin: XmlElement, itemId: string, context: QuestionContext): XmlElement[] {
  return [
    ...settingsIn(plugin, itemId),
    ...answersIn(type, plugin),
    ...unitsIn(plugin),
    ...matchesIn(plugin),
    ...locationsIn(plugin, itemId, context),
    ...dataSetsIn(plugin),
  ];
}

/** The settings of a type are within one or two elements, whose names differ from type to type. */
function settingsIn(element: XmlElement, itemId: string): XmlElement[] {
  return element.nodes.flatMap((node) => {
    if (typeof node === 'string' || ROWS.has(node.name)) return [];
    if (node.nodes.some((inner) => typeof inner !== 'string')) return settingsIn(node, itemId);
    if (!FORMATTED.has(node.name)) return [textElement(node.name, fieldText(element, node.name), node)];
    const format = fieldText(element, `${node.name}format`);
    return [richElement(node.name, fieldText(element, node.name), format, { area: node.name, itemId }, node)];
  });
}

/** A share of the marks in per cent, without the rounding of the database. */
const percentOf = (fraction: string): string => {
  const share = Number(fraction.trim() || 0) * 100;
  return Number.isFinite(share) ? String(Number(share.toFixed(5))) : fraction;
};

function answersIn(type: string, plugin: XmlElement): XmlElement[] {
  const answers = childrenOf(childOf(plugin, 'answers'), 'answer');
  switch (type) {
    case 'gapselect':
      return answers.map((answer) => wordElement('selectoption', answer, fieldText(answer, 'feedback')));
    case 'ddwtos':
      return answers.map((answer) => wordElement('dragbox', answer, groupIn(fieldText(answer, 'feedback'))));
    case 'ordering':
      return answers
        .toSorted((a, b) => Number(fieldText(a, 'fraction')) - Number(fieldText(b, 'fraction')))
        .map(plainAnswer);
    case 'truefalse': {
      const setting = (name: string): string => fieldText(childOf(plugin, 'truefalse'), name).trim();
      const words = new Map([
        [setting('trueanswer'), 'true'],
        [setting('falseanswer'), 'false'],
      ]);
      return answers.map((answer) => plainAnswer(answer, words.get(answer.attributes.id ?? '')));
    }
    default: {
      const records = recordsIn(plugin);
      return answers.map((answer) => withNumberRules(plainAnswer(answer), records.get(answer.attributes.id ?? '')));
    }
  }
}

/** An answer with its share of the marks and its feedback. `word`: instead of its text. */
function plainAnswer(answer: XmlElement, word?: unknown): XmlElement {
  const itemId = answer.attributes.id ?? '';
  const text = typeof word === 'string' ? word : fieldText(answer, 'answertext');
  const rich = richElement('answer', text, fieldText(answer, 'answerformat'), { area: 'answer', itemId }, answer);
  const feedback = richElement(
    'feedback',
    fieldText(answer, 'feedback'),
    fieldText(answer, 'feedbackformat'),
    { area: 'answerfeedback', itemId },
    answer,
  );
  const attributes = { ...rich.attributes, fraction: percentOf(fieldText(answer, 'fraction')) };
  return elementOf('answer', [...rich.nodes, feedback], answer, attributes);
}

const RULES = ['tolerance', 'tolerancetype', 'correctanswerlength', 'correctanswerformat'] as const;

/** The tolerances of numbers are in records of their own, by the id of the answer. */
function recordsIn(plugin: XmlElement): ReadonlyMap<string, XmlElement> {
  const records = [
    ...childrenOf(childOf(plugin, 'numerical_records'), 'numerical_record'),
    ...childrenOf(childOf(plugin, 'calculated_records'), 'calculated_record'),
  ];
  return new Map(records.map((record) => [fieldText(record, 'answer').trim(), record]));
}

function withNumberRules(written: XmlElement, record: XmlElement | undefined): XmlElement {
  if (record === undefined) return written;
  const rules = RULES.filter((name) => childOf(record, name) !== null);
  const elements = rules.map((name) => textElement(name, fieldText(record, name), record));
  return elementOf(written.name, [...written.nodes, ...elements], written, written.attributes);
}

function wordElement(name: string, answer: XmlElement, group: string): XmlElement {
  const text = textElement('text', fieldText(answer, 'answertext'), answer);
  return elementOf(name, [text, textElement('group', group.trim() || '1', answer)], answer);
}

/** The group of a word to drag is in a PHP object that Moodle has serialised. */
const groupIn = (serialised: string): string =>
  /"draggroup";(?:s:\d+:"(\d+)"|i:(\d+))/
    .exec(serialised)
    ?.slice(1)
    .find((group) => group !== undefined) ?? '1';

function unitsIn(plugin: XmlElement): XmlElement[] {
  const units = childrenOf(childOf(plugin, 'numerical_units'), 'numerical_unit').map((unit) =>
    elementOf(
      'unit',
      [
        textElement('multiplier', fieldText(unit, 'multiplier'), unit),
        textElement('unit_name', fieldText(unit, 'unit'), unit),
      ],
      unit,
    ),
  );
  return units.length === 0 ? [] : [elementOf('units', units, plugin)];
}

function matchesIn(plugin: XmlElement): XmlElement[] {
  return childrenOf(childOf(plugin, 'matches'), 'match').map((match) => {
    const itemId = match.attributes.id ?? '';
    const format = fieldText(match, 'questiontextformat');
    const prompt = richElement(
      'subquestion',
      fieldText(match, 'questiontext'),
      format,
      { area: 'subquestion', itemId },
      match,
    );
    // Only the answers of drag-and-drop matching have a format.
    const answerFormat = fieldText(match, 'answertextformat') || '2';
    const area = { area: 'subanswer', itemId };
    const answer = richElement('answer', fieldText(match, 'answertext'), answerFormat, area, match);
    return elementOf('subquestion', [...prompt.nodes, answer], match, prompt.attributes);
  });
}

/** Places on an image, and what is dragged there. */
function locationsIn(plugin: XmlElement, itemId: string, { fileIn }: QuestionContext): XmlElement[] {
  const drops = childrenOf(childOf(plugin, 'drops'), 'drop');
  const drags = childrenOf(childOf(plugin, 'drags'), 'drag').map((drag) => {
    const image = fileIn('dragimage', drag.attributes.id ?? '');
    const text = textElement('text', fieldText(drag, 'label'), drag);
    const file = image === null ? [] : [elementOf('file', [], drag, { name: image.name })];
    return elementOf('drag', [textElement('no', fieldText(drag, 'no'), drag), text, ...file], drag);
  });
  if (drops.length === 0 && drags.length === 0) return [];
  const background = fileIn('bgimage', itemId);
  const file = background === null ? [] : [elementOf('file', [background.data], plugin, { name: background.name })];
  return [...file, ...drags, ...drops];
}

function dataSetsIn(plugin: XmlElement): XmlElement[] {
  const definitions = childrenOf(childOf(plugin, 'dataset_definitions'), 'dataset_definition').map((definition) =>
    elementOf(
      'dataset_definition',
      [
        elementOf('name', [textElement('text', textIn(childOf(definition, 'name')), definition)], definition),
        ...childrenOf(definition, 'dataset_items'),
      ],
      definition,
    ),
  );
  return definitions.length === 0 ? [] : [elementOf('dataset_definitions', definitions, plugin)];
}
