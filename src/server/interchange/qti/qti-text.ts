import type { OnLost } from '../questions/interchange-question.ts';
import { escapeHtml } from '../text/html-entities.ts';
import { htmlToMarkdown } from '../text/html-to-markdown.ts';
import type { XmlElement } from '../xml/xml-elements.ts';

export type Report = OnLost;

/** Replacement of an element; null: it is converted as usual. */
export type Instead = (element: XmlElement, name: string) => string | null;

/** Shown only after certain answers, or to markers. */
export const HIDDEN: ReadonlySet<string> = new Set([
  'feedbackBlock',
  'feedbackInline',
  'rubricBlock',
  'templateBlock',
  'templateInline',
  'stylesheet',
  'printedVariable',
]);

/** Text of a rubric for candidates. */
export const isForCandidates = ({ name, attributes }: XmlElement): boolean =>
  name === 'rubricBlock' && /(?:^|\s)candidate(?:\s|$)/.test(attributes.view ?? '');

/** The attributes of an element that Markdown, or a formula, can represent. */
const MARKDOWN_ATTRIBUTES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    a: ['href'],
    ol: ['start'],
    math: ['display'],
    mfenced: ['open', 'close', 'separators'],
    mfrac: ['linethickness'],
    annotation: ['encoding'],
  }),
);

/** The content of an element as Markdown. `folder` is where its images are. */
export function qtiText(
  element: XmlElement | null,
  folder: string,
  onLost: Report,
  instead: Instead = () => null,
): string {
  if (element === null) return '';
  const [only] = element.nodes;
  if (element.nodes.length === 1 && typeof only === 'string') return htmlToMarkdown(escapeHtml(only), { onLost });
  return htmlToMarkdown(htmlOf(element, folder, instead), { onLost });
}

function htmlOf(element: XmlElement, folder: string, instead: Instead): string {
  return element.nodes
    .map((node) => {
      if (typeof node === 'string') return escapeHtml(node);
      const name = node.name;
      const other = instead(node, name);
      if (other !== null) return other;
      if (HIDDEN.has(name) && !isForCandidates(node)) return '';
      if (name === 'img') return imageMarkdown(node.attributes.src, node.attributes.alt, folder);
      if (name === 'object' && /^image\//.test(node.attributes.type ?? ''))
        return imageMarkdown(node.attributes.data, textOf(node), folder);
      const inside = htmlOf(node, folder, instead);
      // Has no content of its own; in QTI 3 it wraps all content of feedback.
      if (name === 'contentBody') return inside;
      const text =
        MARKDOWN_ATTRIBUTES.get(name)
          ?.map((attribute) => attributeOf(attribute, node.attributes[attribute]))
          .join('') ?? '';
      return `<${name}${text}>${inside}</${name}>`;
    })
    .join('');
}

const attributeOf = (name: string, value: string | undefined): string =>
  value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`;

const textOf = (element: XmlElement): string =>
  element.nodes
    .map((node) => (typeof node === 'string' ? node : textOf(node)))
    .join('')
    .trim();

const imageMarkdown = (source = '', alt = '', folder = ''): string =>
  `<img src="${escapeHtml(pathFrom(folder, source))}" alt="${escapeHtml(alt)}">`;

/** A path in the package, relative to the folder of an item: `items/` and `../images/a.png` is `images/a.png`. */
export function pathFrom(folder: string, path: string): string {
  if (/^(?:[a-z][\w+.-]*:|\/\/)/i.test(path)) return path;
  if (PLAIN_PATH.test(path)) return folder === '' ? path : `${folder}/${path}`;
  const parts = folder === '' ? [] : folder.split('/');
  for (const part of decoded(path).split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

/** Only file names: no parent folders and no escapes. */
const PLAIN_PATH = /^(?!\.)[\w.-]+(?:\/(?!\.)[\w.-]+)*$/;

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};
