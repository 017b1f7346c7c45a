import { pathFrom, type Report } from '../qti/qti-text.ts';
import { escapeHtml } from '../text/html-entities.ts';
import { htmlToMarkdown } from '../text/html-to-markdown.ts';
import { textIn, type XmlElement } from '../xml/xml-elements.ts';
import { isResponse } from './qti1-elements.ts';

/** Replacement of a response. */
type Instead = (response: XmlElement) => string;

/** The content of an element as Markdown; responses are left out unless they are replaced. */
export function textOfMaterial(element: XmlElement | null, folder: string, onLost: Report, instead?: Instead): string {
  if (element === null) return '';
  const html = htmlOf(element, folder, instead ?? (() => ''), instead !== undefined);
  return htmlToMarkdown(html, { onLost });
}

function htmlOf({ nodes }: XmlElement, folder: string, instead: Instead, inLine: boolean): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return '';
      if (isResponse(node)) return instead(node);
      switch (node.name) {
        case 'mattext':
        case 'mat_formattedtext':
        case 'matemtext': {
          const html = textHtml(node, folder);
          return inLine ? ` ${html} ` : `<div>${html}</div>`;
        }
        case 'matimage':
          return `<img src="${escapeHtml(pathOf(node.attributes.uri ?? '', folder))}" alt="${escapeHtml(node.attributes.label ?? '')}">`;
        case 'mataudio':
          return '<audio></audio>';
        case 'matvideo':
          return '<video></video>';
        case 'matbreak':
          return '<br>';
        default:
          return htmlOf(node, folder, instead, inLine);
      }
    })
    .join('');
}

/** A text is HTML if it says so, or if it clearly looks like it. */
function textHtml(text: XmlElement, folder: string): string {
  if (text.nodes.some((node) => typeof node !== 'string')) return withImagePaths(elementHtml(text), folder);
  const words = textIn(text);
  const kind = text.attributes.texttype ?? text.attributes.type ?? '';
  const isHtml = /html|smart_text/i.test(kind) || (!/plain/i.test(kind) && /<\/?[a-z][^<>]*>/i.test(words));
  return isHtml ? withImagePaths(words, folder) : escapeHtml(words);
}

const elementHtml = ({ nodes }: XmlElement): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return escapeHtml(node);
      const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
      return `<${node.name}${attributes.join('')}>${elementHtml(node)}</${node.name}>`;
    })
    .join('');

const IMAGE = /<img\b[^<>]*>/gi;
const SOURCE = /(\bsrc\s*=\s*)(?:"([^"]*)"|'([^']*)')/i;
/** Canvas renders formulas as images, with their TeX in an attribute. */
const EQUATIONS = [/\bdata-equation-content\s*=\s*"([^"]*)"/i, /\balt\s*=\s*"LaTeX:([^"]*)"/i];

const withImagePaths = (html: string, folder: string): string =>
  html.replace(IMAGE, (image) => {
    const tex = EQUATIONS.map((equation) => equation.exec(image)?.[1]).find((found) => found !== undefined);
    if (tex !== undefined) return ` \\(${tex.trim()}\\) `;
    return image.replace(SOURCE, (_, before: string, entry?: string, other?: string) => {
      return `${before}"${pathOf(entry ?? other ?? '', folder)}"`;
    });
  });

/** The folder of course files in a Canvas package. */
export const COURSE_FILES = 'web_resources/';
const COURSE_BASE = /^(?:\$|%24)IMS-CC-FILEBASE(?:\$|%24)\/?(?:\.\.\/)*/i;

function pathOf(source: string, folder: string): string {
  if (/^data:/i.test(source)) return source;
  const plain = source.replaceAll('&amp;', '&');
  if (!COURSE_BASE.test(plain)) return pathFrom(folder, plain);
  return pathFrom('', COURSE_FILES + plain.replace(COURSE_BASE, '').replace(/[?#][\s\S]*/, ''));
}
