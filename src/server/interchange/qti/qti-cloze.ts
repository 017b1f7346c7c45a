import { plainScheme } from '../questions/interchange-question.ts';
import { isEven } from '../questions/question-marks.ts';
import { textIn, type XmlElement } from '../xml/xml-elements.ts';
import { acceptedOf, declaredFor, partiallyCorrect, type QtiContext, type QtiRead } from './qti-answers.ts';
import { mappedMarks } from './qti-marks.ts';
import { GAP_RESPONSE, qtiAll, qtiAttribute, qtiChildren } from './qti-names.ts';
import { isInteraction } from './qti-parts.ts';
import { qtiText } from './qti-text.ts';

/** A text with inline fields or lists. One without correct answers becomes an underscore in the text. */
export function qtiCloze(body: XmlElement, interactions: readonly XmlElement[], context: QtiContext): QtiRead {
  const { folder, onLost } = context;
  const names = gapNames(interactions);
  const all = interactions.map((interaction, at) => gapOf(interaction, names[at] ?? '', context));
  const gaps = all.filter(({ accepted }) => accepted.length > 0);
  const isWritten = gaps.length === 0;
  if (isWritten && all.some(({ choices }) => choices !== null)) return { reason: { code: 'clozeWithoutAnswer' } };
  const lead = qtiChildren(body, 'div').find(({ attributes }) => attributes.class === 'stem');
  const text = qtiText(body, folder, onLost, (node, name) => {
    if (node === lead) return '';
    return isInteraction(name) ? `\ue000${interactions.indexOf(node)}\ue001` : null;
  }).replace(/\ue000(\d+)\ue001/g, (_, at: string) => {
    const gap = all[Number(at)];
    return gap === undefined || gap.accepted.length === 0 ? '\\_\\_\\_' : `{{${gap.id}}}`;
  });
  const shownText = lead === undefined ? '' : qtiText(lead, folder, onLost);
  if (isWritten) {
    onLost({ code: 'markedByPerson' });
    const stem = [shownText, text].filter((part) => part !== '').join('\n\n');
    return { item: { type: 'essay', stem, scheme: plainScheme() } };
  }
  if (gaps.length < all.length) onLost({ code: 'gapsLeftBlank' });
  if (!isEven(gaps.map(({ worth }) => worth))) onLost({ code: 'gapWeightsMadeEven' });
  return {
    item: {
      type: 'cloze',
      stem: shownText,
      text,
      gaps: gaps.map(({ id, choices }) => ({ id, choices })),
      answer: Object.fromEntries(gaps.map(({ id, accepted }) => [id, accepted])),
      ...(gaps.some(({ strict }) => strict) && { caseSensitive: true }),
    },
  };
}

function gapOf(interaction: XmlElement, id: string, context: QtiContext) {
  const rows = qtiAll(interaction, 'inlineChoice').map((choice) => ({
    from: qtiAttribute(choice, 'identifier') ?? '',
    text: textIn(choice).replace(/\s+/g, ' ').trim(),
  }));
  const declared = declaredFor(interaction, context);
  if (declared !== undefined) {
    const textOf = (key: string): string => rows.find(({ from }) => from === key)?.text ?? key;
    for (const { key, percent } of partiallyCorrect(declared))
      context.onLost({ code: 'partialCreditDropped', percent, answer: textOf(key) });
    const { mode, off } = declared.tolerance ?? { mode: 'exact', off: 0 };
    if (mode !== 'exact' && off > 0)
      context.onLost({ code: 'gapToleranceDropped', tolerance: `${off}${mode === 'relative' ? ' %' : ''}` });
  }
  const accepted =
    rows.length === 0
      ? acceptedOf(declared)
      : rows.filter(({ from }) => acceptedOf(declared).includes(from)).map(({ text }) => text);
  return {
    id,
    worth: declared === undefined ? 1 : (mappedMarks(declared) ?? 1),
    strict: declared?.mapped.some(({ caseSensitive }) => caseSensitive) === true,
    choices: rows.length === 0 ? null : [...new Set(rows.map(({ text }) => text))],
    accepted,
  };
}

/** Blanks are named by their position, unless Lectern wrote them. */
function gapNames(interactions: readonly XmlElement[]): string[] {
  const own = interactions.map((interaction) => qtiAttribute(interaction, 'responseIdentifier') ?? '');
  const isOwn = own.every((name) => name.startsWith(GAP_RESPONSE)) && new Set(own).size === own.length;
  return own.map((name, at) => (isOwn ? name.slice(GAP_RESPONSE.length) : `g${at + 1}`));
}
