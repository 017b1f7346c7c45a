import { choiceId } from '../questions/interchange-question.ts';
import { textIn, type XmlElement } from '../xml/xml-elements.ts';
import { correctAnswers, declaredFor, type QtiContext, type QtiRead } from './qti-answers.ts';
import { qtiAll, qtiAttribute } from './qti-names.ts';
import { qtiText } from './qti-text.ts';

/** Placeholder for a word until the text is Markdown. */
const placeholder = (at: number): string => `\ue000${at}\ue001`;
const CONTENT_PARENTS = /\ue000(\d+)\ue001/g;

/** What the interaction contains besides its text. */
const PROMPT_ELEMENTS = new Set(['prompt', 'gapText', 'gapImg']);

/** Words that are dragged into the blanks of a text: a cloze question in which each blank offers all of them. */
export function gapMatch(interaction: XmlElement, stem: string, context: QtiContext): QtiRead {
  const { folder, onLost } = context;
  const offered = [...qtiAll(interaction, 'gapText'), ...qtiAll(interaction, 'gapImg')].map((element) => ({
    from: qtiAttribute(element, 'identifier') ?? '',
    element,
    text: wordOf(element),
  }));
  if (offered.some(({ text }) => text === '')) return { reason: { code: 'gapImagesWithoutWords' } };
  if (offered.some(({ element }) => element.name === 'gapImg')) onLost({ code: 'gapImagesAsWords' });
  else if (offered.some(({ element }) => element.nodes.some((node) => typeof node !== 'string')))
    onLost({ code: 'gapWordsPlain' });
  if (offered.some(({ element }) => qtiAttribute(element, 'matchMax') === '1')) onLost({ code: 'gapWordsReusable' });
  const right = pairsOf(
    correctAnswers(declaredFor(interaction, context)),
    new Map(offered.map(({ from, text }) => [from, text])),
  );
  const gaps = qtiAll(interaction, 'gap');
  if (gaps.length === 0) return { reason: { code: 'clozeWithoutGap' } };
  const ids = gaps.map((gap, at) => ({ id: `g${at + 1}`, accepted: right.get(qtiAttribute(gap, 'identifier') ?? '') }));
  const filled = ids.flatMap(({ id, accepted }) => (accepted === undefined ? [] : [{ id, accepted }]));
  if (filled.length === 0) return { reason: { code: 'clozeWithoutAnswer' } };
  if (filled.length < ids.length) onLost({ code: 'gapsLeftBlank' });
  const text = qtiText(interaction, folder, onLost, (node, name) => {
    if (PROMPT_ELEMENTS.has(name)) return '';
    return name === 'gap' ? placeholder(gaps.indexOf(node)) : null;
  }).replace(CONTENT_PARENTS, (_, at: string) => {
    const gap = ids[Number(at)];
    return gap?.accepted === undefined ? '\\_\\_\\_' : `{{${gap.id}}}`;
  });
  const choices = [...new Set(offered.map((entry) => entry.text))];
  return {
    item: {
      type: 'cloze',
      stem,
      text,
      gaps: filled.map(({ id }) => ({ id, choices: choices.length < 2 ? null : choices })),
      answer: Object.fromEntries(filled.map(({ id, accepted }) => [id, accepted])),
    },
  };
}

/** The text of a word for a blank; for an image, its description. */
function wordOf(element: XmlElement): string {
  const text = element.name === 'gapText' ? textIn(element) : (qtiAttribute(element, 'objectLabel') ?? altIn(element));
  return text.replace(/\s+/g, ' ').trim();
}

const altIn = (element: XmlElement): string =>
  qtiAll(element, 'img')[0]?.attributes.alt ??
  qtiAll(element, 'object')
    .map((object) => textIn(object))
    .join(' ');

/**
 * The correct words for a blank, by its identifier. A pair should name the word first, but some programs reverse it.
 */
function pairsOf(right: readonly string[], words: ReadonlyMap<string, string>): ReadonlyMap<string, string[]> {
  const pairs = new Map<string, string[]>();
  for (const pair of right) {
    const [first = '', second = ''] = pair.trim().split(/\s+/);
    const [word, gap] = words.has(first) ? [first, second] : [second, first];
    const text = words.get(word);
    if (text === undefined) continue;
    const known = pairs.get(gap) ?? [];
    pairs.set(gap, known.includes(text) ? known : [...known, text]);
  }
  return pairs;
}

/** Words in a text that are selected: become choices below the text, in which they are bold. */
export function hottext(interaction: XmlElement, stem: string, context: QtiContext): QtiRead {
  const { folder, onLost } = context;
  const words = qtiAll(interaction, 'hottext');
  if (words.length === 0) return { reason: { code: 'noWordsToChoose' } };
  const blanks = words.map((word) => qtiText(word, folder, onLost));
  const texts = blanks.map((text, at) =>
    // The same word at two positions in a text is two answers.
    blanks.indexOf(text) === blanks.lastIndexOf(text) ? text : `${text} (${nth(blanks, at)})`,
  );
  const text = qtiText(interaction, folder, onLost, (node, name) => {
    if (name === 'prompt') return '';
    return name === 'hottext' ? placeholder(words.indexOf(node)) : null;
  }).replace(CONTENT_PARENTS, (_, at: string) => `**${texts[Number(at)] ?? ''}**`);
  const response = declaredFor(interaction, context);
  const right = correctAnswers(response);
  const single = response?.cardinality !== 'multiple' && (qtiAttribute(interaction, 'maxChoices') ?? '1') === '1';
  onLost({ code: 'markedWordsAsChoices' });
  return {
    item: {
      type: single ? 'multiple-choice' : 'multiple-response',
      stem: [stem, text].filter((part) => part !== '').join('\n\n'),
      choices: texts.map((word, at) => ({ id: choiceId(at), text: word })),
      answer: words.flatMap((word, at) =>
        right.includes(qtiAttribute(word, 'identifier') ?? '') ? [choiceId(at)] : [],
      ),
      keepOrder: true,
    },
  };
}

const nth = (texts: readonly string[], at: number): number =>
  texts.slice(0, at + 1).filter((text) => text === texts[at]).length;
