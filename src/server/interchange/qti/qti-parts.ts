import { textIn, type XmlElement } from '../xml/xml-elements.ts';
import { declaredFor, type QtiContext } from './qti-answers.ts';
import { qtiAll, qtiChildren } from './qti-names.ts';
import { HIDDEN } from './qti-text.ts';

/** One of the questions of an item with several: the body as if it contained no other. */
export type QtiPart = {
  /** The text before the question, its own text, and what belongs to it after it. */
  readonly body: XmlElement;
  readonly interactions: readonly XmlElement[];
};

/** Whether an element of that name is an interaction. */
export const isInteraction = (name: string): boolean => name.endsWith('Interaction');

/** Inline text fields and choices. */
export const isInline = ({ name }: XmlElement): boolean =>
  name === 'textEntryInteraction' || name === 'inlineChoiceInteraction';

/** The interactions, in document order. */
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

/** Whether some interactions are only shown after certain answers. */
export const hasHiddenInteractions = (body: XmlElement): boolean =>
  [...HIDDEN].some((name) => qtiAll(body, name).some((hidden) => interactionsIn(hidden).length > 0));

/**
 * The questions of an item, in order. Blanks without another question between them are one question, and so are text
 * fields with no text between them. Each question starts with all text before it, since a later one often refers to an
 * earlier one; earlier questions are quoted without their answers.
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

/** A second field for the same answer: a text field without text of its own and without a correct answer. */
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
  let [isBetween, isEmpty] = [false, true];
  const walk = (element: XmlElement): void => {
    for (const node of element.nodes) {
      if (typeof node === 'string') {
        if (isBetween && node.trim() !== '') isEmpty = false;
      } else if (node === before) isBetween = true;
      else if (node === after) isBetween = false;
      else {
        if (isBetween && (node.name === 'img' || node.name === 'object')) isEmpty = false;
        walk(node);
      }
    }
  };
  walk(body);
  return isEmpty;
}

/** The body up to the end of a question. `later`: the following interactions. */
function bodyOf(body: XmlElement, own: readonly XmlElement[], later: ReadonlySet<XmlElement>): XmlElement {
  const last = own.at(-1);
  const around = later.size === 0 || last === undefined ? new Set<XmlElement>() : leadingTo(body, last, later);
  const shown = (element: XmlElement): XmlElement => {
    const nodes: (XmlElement | string)[] = [];
    for (const node of element.nodes) {
      if (typeof node === 'string') nodes.push(node);
      else if (own.includes(node)) nodes.push(node);
      else if (isInteraction(node.name)) nodes.push(...textsOf(node));
      else nodes.push(shown(node));
      if (typeof node !== 'string' && around.has(node)) break;
    }
    return { ...element, nodes };
  };
  return shown(body);
}

/**
 * The path to the largest element around an interaction that contains no later interaction; that element belongs to the
 * question as a whole.
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

/** What an earlier question leaves in the text: a blank in place of a field, otherwise its prompt as a quotation. */
function textsOf(interaction: XmlElement): (XmlElement | string)[] {
  if (isInline(interaction)) return ['_____'];
  const { name } = interaction;
  if (name === MEDIA) return qtiChildren(interaction, 'prompt').map((prompt) => ({ ...prompt, name: 'div' }));
  const content = interaction.nodes.flatMap((node): (XmlElement | string)[] => {
    if (typeof node === 'string') return WITH_TEXT.has(name) ? [node] : [];
    if (node.name === 'prompt') return [{ ...node, name: 'div' }];
    if (node.name === 'object' || node.name === 'img') return [node];
    return WITH_TEXT.has(name) && !node.name.startsWith('gap') ? [withBlanks(node)] : [];
  });
  return content.every((node) => typeof node === 'string' && node.trim() === '')
    ? []
    : [{ ...interaction, name: 'blockquote', nodes: content }];
}

/** Audio and video: not a question, but may have text. */
export const MEDIA = 'mediaInteraction';

/** The body without audio and video. */
export function withoutMedia(element: XmlElement): XmlElement {
  const nodes = element.nodes.flatMap((node): (XmlElement | string)[] => {
    if (typeof node === 'string') return [node];
    if (node.name === MEDIA) return textsOf(node);
    return isInteraction(node.name) ? [node] : [withoutMedia(node)];
  });
  return { ...element, nodes };
}

/** Words within their text are moved or selected. */
const WITH_TEXT = new Set(['gapMatchInteraction', 'hottextInteraction']);

const withBlanks = (element: XmlElement): XmlElement => ({
  ...element,
  name: element.name === 'hottext' ? 'span' : element.name,
  nodes: element.nodes.map((node) => {
    if (typeof node === 'string') return node;
    return node.name === 'gap' ? '_____' : withBlanks(node);
  }),
});
