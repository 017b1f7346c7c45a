import { textIn, type XmlElement } from '../text/xml-elements.ts';
import { acceptedOf, declaredFor, type QtiContext, type QtiRead, rightOf } from './qti-answers.ts';
import { GAP_RESPONSE, qtiAll, qtiAttribute, qtiChildren } from './qti-names.ts';
import { qtiText } from './qti-text.ts';

export const isInteraction = (name: string): boolean => name.endsWith('Interaction');

/** A text in whose lines something is typed or chosen. */
export function qtiCloze(body: XmlElement, interactions: readonly XmlElement[], context: QtiContext): QtiRead {
  const { folder, tell } = context;
  const names = gapNames(interactions);
  const gaps = interactions.map((interaction, at) => {
    const rows = qtiAll(interaction, 'inlineChoice').map((choice) => ({
      from: qtiAttribute(choice, 'identifier') ?? '',
      text: textIn(choice).replace(/\s+/g, ' ').trim(),
    }));
    const declared = declaredFor(interaction, context);
    const accepted =
      rows.length === 0
        ? acceptedOf(declared)
        : rows.filter(({ from }) => rightOf(declared).includes(from)).map(({ text }) => text);
    return {
      id: names[at] ?? '',
      strict: declared?.mapped.some(({ caseSensitive }) => caseSensitive) === true,
      choices: rows.length === 0 ? null : [...new Set(rows.map(({ text }) => text))],
      accepted,
    };
  });
  const lead = qtiChildren(body, 'div').find(({ attributes }) => attributes.class === 'stem');
  const text = qtiText(body, folder, tell, (node, name) => {
    if (node === lead) return '';
    return isInteraction(name) ? `\ue000${interactions.indexOf(node)}\ue001` : null;
  }).replace(/\ue000(\d+)\ue001/g, (_, at: string) => `{{${names[Number(at)] ?? ''}}}`);
  return {
    item: {
      type: 'cloze',
      stem: lead === undefined ? 'Fill in the gaps.' : qtiText(lead, folder, tell),
      text,
      gaps: gaps.map(({ id, choices }) => ({ id, choices })),
      answer: Object.fromEntries(gaps.map(({ id, accepted }) => [id, accepted])),
      ...(gaps.some(({ strict }) => strict) && { caseSensitive: true }),
    },
  };
}

/** Gaps are called by their place, unless Lectern wrote them. */
function gapNames(interactions: readonly XmlElement[]): string[] {
  const own = interactions.map((interaction) => qtiAttribute(interaction, 'responseIdentifier') ?? '');
  const isOwn = own.every((name) => name.startsWith(GAP_RESPONSE)) && new Set(own).size === own.length;
  return own.map((name, at) => (isOwn ? name.slice(GAP_RESPONSE.length) : `g${at + 1}`));
}
