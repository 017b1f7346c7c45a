import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';

/** Elements of word processors without meaning here, and those that could run code. */
const DROPPED = 'script, style, link, meta, title, iframe, object, embed, form, input, button, svg, math, img, xml';
const LIST_LEVEL = /mso-list:\s*l\d+\s+level(\d+)/i;
const NUMBERED = /^\s*(?:\d+|[a-z]|[ivx]+)[.)]/i;

/** HTML from the clipboard, reduced to text, lists, tables and emphasis. */
export function cleanHtml(html: string): string {
  // A separate document that is never displayed: nothing in it is loaded or run.
  const document = new DOMParser().parseFromString(html.replaceAll(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>/g, ''), 'text/html');
  for (const element of document.querySelectorAll(DROPPED)) element.remove();
  convertWordLists(document);
  for (const element of document.querySelectorAll('*')) {
    emphasise(element);
    if (/^[A-Z]:[A-Z]+$|:/.test(element.tagName)) element.replaceWith(...element.childNodes);
    for (const { name } of [...element.attributes]) {
      if (!(name === 'href' || name === 'colspan' || name === 'rowspan' || name === 'start'))
        element.removeAttribute(name);
    }
  }
  return document.body.innerHTML.replaceAll('\u00a0', ' ');
}

/** Some programs use styles where others use elements. */
function emphasise(element: Element): void {
  const style = element.getAttribute('style') ?? '';
  if (element.tagName === 'B' && /(?:^|;)\s*font-weight:\s*normal/i.test(style))
    element.replaceWith(...element.childNodes);
  if (element.tagName !== 'SPAN') return;
  const tag = /vertical-align:\s*super/i.test(style)
    ? 'sup'
    : /vertical-align:\s*sub/i.test(style)
      ? 'sub'
      : /font-weight:\s*(?:bold|[6-9]00)/i.test(style)
        ? 'strong'
        : /font-style:\s*italic/i.test(style)
          ? 'em'
          : null;
  if (tag === null) return;
  const wrapped = element.ownerDocument.createElement(tag);
  wrapped.append(...element.childNodes);
  element.append(wrapped);
}

/** Word writes lists as paragraphs that look like one. */
function convertWordLists(document: Document): void {
  let list: Element | null = null;
  for (const paragraph of document.querySelectorAll('p')) {
    if (!LIST_LEVEL.test(paragraph.getAttribute('style') ?? '')) {
      list = null;
      continue;
    }
    const sign = paragraph.querySelector('span[style*="mso-list"]');
    const tag = NUMBERED.test(sign?.textContent ?? paragraph.textContent ?? '') ? 'ol' : 'ul';
    sign?.remove();
    if (list === null || list.nextElementSibling !== paragraph || list.tagName.toLowerCase() !== tag) {
      list = document.createElement(tag);
      paragraph.before(list);
    }
    const item = document.createElement('li');
    item.append(...paragraph.childNodes);
    list.append(item);
    paragraph.remove();
  }
}

export const cleanedPaste = Extension.create({
  name: 'cleanedPaste',
  addProseMirrorPlugins: () => [new Plugin({ props: { transformPastedHTML: cleanHtml } })],
});
