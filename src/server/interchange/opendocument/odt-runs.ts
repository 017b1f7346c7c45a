import { type Run, textRun } from '#domain/interchange/document/document.ts';
import type { DocumentPart } from '#domain/interchange/reasons/reason-parts.ts';
import { attributeOf, elementsIn } from '../word/office-xml.ts';
import { childOf, textIn, type XmlElement } from '../xml/xml-elements.ts';
import { emphasesOn, type OdtFormat, type OdtStyles } from './odt-styles.ts';

const SPACES_MAX = 1_000;

/** What runs refer to. */
export type OdtContext = {
  readonly styles: OdtStyles;
  /** The name of an image by its path in the document. */
  readonly imageOf: (path: string) => string;
  /** An embedded formula as TeX, by its path; null: it is another object, or has no equivalent. */
  readonly formulaOf: (path: string) => string | null;
  readonly onDropped: (part: DocumentPart, line: number) => void;
};

/** The runs of a paragraph. White space is collapsed, as OpenDocument defines it. */
export function odtRuns(
  element: XmlElement,
  formats: readonly OdtFormat[],
  line: number,
  context: OdtContext,
): readonly Run[] {
  const runs: Run[] = [];
  const push = (text: string, format: readonly OdtFormat[]): void => {
    if (text === '' || format.some(({ isHidden }) => isHidden === true)) return;
    const emphases = emphasesOn(format);
    const script = format.findLast((each) => each.script !== undefined)?.script;
    runs.push({
      ...{ kind: 'text', text },
      ...(emphases.length > 0 && { emphases }),
      ...(script !== undefined && { script }),
    });
  };
  const walk = (parent: XmlElement, format: readonly OdtFormat[]): void => {
    for (const node of parent.nodes) {
      if (typeof node === 'string') push(node.replace(/[ \t\r\n]+/g, ' '), format);
      else inline(node, format);
    }
  };
  const inline = (node: XmlElement, format: readonly OdtFormat[]): void => {
    switch (node.name) {
      case 'span':
        walk(node, [...format, context.styles.format(attributeOf(node, 'style-name'))]);
        return;
      case 's':
        push(' '.repeat(Math.min(SPACES_MAX, Number(attributeOf(node, 'c') ?? 1) || 1)), format);
        return;
      case 'tab':
        push('\t', format);
        return;
      case 'line-break':
        push('\n', format);
        return;
      case 'frame':
        frame(node);
        return;
      case 'note':
        context.onDropped('footnote', line);
        return;
      case 'annotation':
        context.onDropped('comments', line);
        return;
      case 'annotation-end':
      case 'tracked-changes':
        return;
      case 'custom-shape':
      case 'g':
        context.onDropped('drawing', line);
        return;
      default:
        walk(node, format);
    }
  };
  const frame = (node: XmlElement): void => {
    const image = childOf(node, 'image');
    const object = childOf(node, 'object');
    const alt = textIn(childOf(node, 'title') ?? childOf(node, 'desc')).trim();
    const formula = object === null ? null : context.formulaOf(attributeOf(object, 'href') ?? '');
    if (formula !== null) runs.push({ kind: 'formula', tex: formula });
    else if (image !== null)
      runs.push({ kind: 'image', path: context.imageOf(attributeOf(image, 'href') ?? ''), alt: alt.slice(0, 1_000) });
    else if (childOf(node, 'text-box') !== null) context.onDropped('textBox', line);
    else context.onDropped('object', line);
    if (object !== null && formula === null && image !== null) context.onDropped('object', line);
  };
  walk(element, formats);
  return runs;
}

/** The label of a list entry as a text before it. */
export const labelRun = (label: string): Run => textRun(`${label} `);

/** Whether an element is a paragraph or a heading. */
export const isText = (element: XmlElement): boolean => element.name === 'p' || element.name === 'h';

/** The entries of a list, and its header. */
export const itemsOf = (list: XmlElement): readonly XmlElement[] =>
  elementsIn(list).filter(({ name }) => name === 'list-item' || name === 'list-header');
