import { childOf, childrenOf, textIn, type XmlElement } from '../xml/xml-elements.ts';
import { elementOf, fieldText, type QuestionContext, richElement, textElement } from './backup-elements.ts';
import { typeElements } from './backup-types.ts';

/** Types that have another name in Moodle XML. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['match', 'matching'],
  ['multianswer', 'cloze'],
]);

/** A question of a backup as an element of Moodle XML, so that one importer reads both. */
export function asMoodleXml(
  question: XmlElement,
  { isHidden, idNumber }: { readonly isHidden: boolean; readonly idNumber: string },
  context: QuestionContext,
): XmlElement {
  const type = fieldText(question, 'qtype').trim();
  const itemId = question.attributes.id ?? '';
  const rich = (name: string): XmlElement =>
    richElement(
      name,
      fieldText(question, name),
      fieldText(question, `${name}format`),
      { area: name, itemId },
      question,
    );
  const hints = childrenOf(childOf(question, 'question_hints'), 'question_hint').map((hint) => {
    const area = { area: 'hint', itemId: hint.attributes.id ?? '' };
    return richElement('hint', fieldText(hint, 'hint'), fieldText(hint, 'hintformat'), area, hint);
  });
  const tags = childrenOf(childOf(question, 'tags'), 'tag').map((tag) =>
    elementOf('tag', [textElement('text', fieldText(tag, 'rawname') || fieldText(tag, 'name'), tag)], tag),
  );
  const plugin = childOf(question, `plugin_qtype_${type}_question`);
  const nodes = [
    elementOf('name', [textElement('text', fieldText(question, 'name'), question)], question),
    type === 'multianswer' ? clozeText(question, plugin, context) : rich('questiontext'),
    rich('generalfeedback'),
    textElement('defaultgrade', fieldText(question, 'defaultmark'), question),
    textElement('hidden', isHidden ? '1' : '0', question),
    textElement('idnumber', idNumber, question),
    ...hints,
    elementOf('tags', tags, question),
    ...(plugin === null ? [] : typeElements(type, plugin, itemId, context)),
  ];
  return elementOf('question', nodes, question, { type: TYPES.get(type) ?? type });
}

/** `{#2}` is the second of the questions that are blanks; each has its blank as it was written as its text. */
function clozeText(question: XmlElement, plugin: XmlElement | null, { partTexts }: QuestionContext): XmlElement {
  const parts = textIn(childOf(childOf(plugin, 'multianswer'), 'sequence'))
    .split(',')
    .map((id) => partTexts.get(id.trim()) ?? '');
  const text = fieldText(question, 'questiontext').replace(
    /\{#(\d{1,3})\}/g,
    (written, number: string) => parts[Number(number) - 1] || written,
  );
  const area = { area: 'questiontext', itemId: question.attributes.id ?? '' };
  return richElement('questiontext', text, fieldText(question, 'questiontextformat'), area, question);
}
