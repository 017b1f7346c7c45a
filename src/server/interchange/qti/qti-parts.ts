import { textIn, type XmlElement } from '../xml/xml-elements.ts';
import { declaredFor, type QtiContext } from './qti-answers.ts';
import { qtiAll, qtiChildren } from './qti-names.ts';
import { HIDDEN } from './qti-text.ts';

/** One of the questions of an item that asks several: the body as if nothing else were asked in it. */
export type QtiPart = {
  /** What stands before the question, what it says itself, and what belongs to it behind. */
  readonly body: XmlElement;
  readonly interactions: readonly XmlElement[];
};

export const isInteraction = (name: string): boolean => name.endsWith('Interaction');

/** What is typed or chosen within a line. */
export const isInline = ({ name }: XmlElement): boolean =>
  name === 'textEntryInteraction' || name === 'inlineChoiceInteraction';

/** What asks something, in the order of the text. */
export function interactionsIn(element: XmlElement): XmlElement[] {
  const found: XmlElement[] = [];
  collectInteractions(element, found);
  return found;
}

function collectInteractions({ nodes }: XmlElement, found: XmlElement[]): void {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    if (isInteraction(node.name)) found.push(node);
    else collectInteractions(node, found);
  }
}

/** Whether some of what is asked stands where only some answers lead to. */
export const hasHiddenInteractions = (body: XmlElement): boolean =>
  [...HIDDEN].some((name) => qtiAll(body, name).some((hidden) => interactionsIn(hidden).length > 0));

/**
 * The questions of an item, in order. Gaps without another question between them are one, and so are fields for text
 * that nothing is said between. Each question begins with all that stands before it, since a later one often speaks of
 * an earlier one; of that one, what it asked is quoted and its answers are left out.
 */
export function partsOf(body: XmlElement, interactions: readonly XmlElement[], context: QtiContext): QtiPart[] {
  const groups: XmlElement[][] = [];
  for (const interaction of interactions) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    const belongs =
      before !== undefined &&
      ((isInline(before) && isInline(interaction)) || isNextField(body, before, interaction, context));
    if (belongs) group?.push(interaction);
    else groups.push([interaction]);
  }
  return groups.map((group, at) => ({
    body: bodyOf(body, group, new Set(groups.slice(at + 1).flat())),
    interactions: group,
  }));
}

/** A second field for the same answer: for text, without a word of its own, and without one that is right. */
function isNextField(body: XmlElement, before: XmlElement, field: XmlElement, context: QtiContext): boolean {
  const isField = ({ name }: XmlElement): boolean => name === 'extendedTextInteraction';
  return (
    isField(before) &&
    isField(field) &&
    textIn(field).trim() === '' &&
    (declaredFor(field, context)?.correct ?? []).length === 0 &&
    isEmptyBetween(body, before, field)
  );
}

function isEmptyBetween(body: XmlElement, before: XmlElement, after: XmlElement): boolean {
  let [isBetween, isNothing] = [false, true];
  const walk = (element: XmlElement): void => {
    for (const node of element.nodes) {
      if (typeof node === 'string') {
        if (isBetween && node.trim() !== '') isNothing = false;
      } else if (node === before) isBetween = true;
      else if (node === after) isBetween = false;
      else {
        if (isBetween && (node.name === 'img' || node.name === 'object')) isNothing = false;
        walk(node);
      }
    }
  };
  walk(body);
  return isNothing;
}

/** The body up to the end of a question. `later`: what is asked after it. */
function bodyOf(body: XmlElement, own: readonly XmlElement[], later: ReadonlySet<XmlElement>): XmlElement {
  const last = own.at(-1);
  const around = later.size === 0 || last === undefined ? new Set<XmlElement>() : leadingTo(body, last, later);
  const shown = (element: XmlElement): XmlElement => {
    const nodes: (XmlElement | string)[] = [];
    for (const node of element.nodes) {
      if (typeof node === 'string') nodes.push(node);
      else if (own.includes(node)) nodes.push(node);
      else if (isInteraction(node.name)) nodes.push(...saidBy(node));
      else nodes.push(shown(node));
      if (typeof node !== 'string' && around.has(node)) break;
    }
    return { ...element, nodes };
  };
  return shown(body);
}

/**
 * The elements that lead to the largest one around an interaction in which nothing is asked after it; that one belongs
 * to the question, to its end.
 */
function leadingTo(body: XmlElement, last: XmlElement, later: ReadonlySet<XmlElement>): ReadonlySet<XmlElement> {
  const around = new Set<XmlElement>();
  for (let at: XmlElement | undefined = body; at !== undefined; ) {
    const next: XmlElement | undefined = at.nodes.find(
      (node): node is XmlElement => typeof node !== 'string' && (node === last || interactionsIn(node).includes(last)),
    );
    if (next === undefined) break;
    around.add(next);
    if (next === last || !interactionsIn(next).some((each) => later.has(each))) break;
    at = next;
  }
  return around;
}

/** What an earlier question leaves behind: a blank where something was filled in, else what it said, as a quotation. */
function saidBy(interaction: XmlElement): (XmlElement | string)[] {
  if (isInline(interaction)) return ['_____'];
  const { name } = interaction;
  if (name === MEDIA) return qtiChildren(interaction, 'prompt').map((prompt) => ({ ...prompt, name: 'div' }));
  const said = interaction.nodes.flatMap((node): (XmlElement | string)[] => {
    if (typeof node === 'string') return WITH_TEXT.has(name) ? [node] : [];
    if (node.name === 'prompt') return [{ ...node, name: 'div' }];
    if (node.name === 'object' || node.name === 'img') return [node];
    return WITH_TEXT.has(name) && !node.name.startsWith('gap') ? [withBlanks(node)] : [];
  });
  return said.every((node) => typeof node === 'string' && node.trim() === '')
    ? []
    : [{ ...interaction, name: 'blockquote', nodes: said }];
}

/** Sound and video: asks nothing, but may say something. */
export const MEDIA = 'mediaInteraction';

/** The body without sound and video. */
export function withoutMedia(element: XmlElement): XmlElement {
  const nodes = element.nodes.flatMap((node): (XmlElement | string)[] => {
    if (typeof node === 'string') return [node];
    if (node.name === MEDIA) return saidBy(node);
    return isInteraction(node.name) ? [node] : [withoutMedia(node)];
  });
  return { ...element, nodes };
}

/** Words are moved or pointed at within the text of these. */
const WITH_TEXT = new Set(['gapMatchInteraction', 'hottextInteraction']);

const withBlanks = (element: XmlElement): XmlElement => ({
  ...element,
  name: element.name === 'hottext' ? 'span' : element.name,
  nodes: element.nodes.map((node) => {
    if (typeof node === 'string') return node;
    return node.name === 'gap' ? '_____' : withBlanks(node);
  }),
});
