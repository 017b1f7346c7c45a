/** A piece of HTML. Attribute values are as written; see `attribute`. */
export type HtmlToken =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'open' | 'close'; readonly name: string; readonly attributes: string; readonly raw: string };

const TAG_START = /<(?:\/?[A-Za-z][\w:-]*)/y;

/**
 * Splits HTML into tags and text, as browsers do, without building a tree. Comments, processing instructions and
 * declarations are left out. Reads the text once, whatever it contains: a tag that never ends is text.
 */
export function* htmlTokens(html: string): Generator<HtmlToken> {
  let at = 0;
  let textFrom = 0;
  let quotesBroken = false;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open === -1) break;
    if (html.startsWith('<!--', open)) {
      if (open > textFrom) yield { kind: 'text', text: html.slice(textFrom, open) };
      const end = html.indexOf('-->', open + 4);
      at = end === -1 ? html.length : end + 3;
      textFrom = at;
      continue;
    }
    TAG_START.lastIndex = open;
    const start = TAG_START.exec(html);
    if (start === null) {
      at = open + 1;
      continue;
    }
    let end = quotesBroken ? html.indexOf('>', open) : tagEnd(html, TAG_START.lastIndex);
    if (end === -1 && !quotesBroken) {
      // A quote that never ends would include the rest, and cause a scan to the end for every tag.
      quotesBroken = true;
      end = html.indexOf('>', open);
    }
    if (end === -1) break;
    if (open > textFrom) yield { kind: 'text', text: html.slice(textFrom, open) };
    const closes = html[open + 1] === '/';
    yield {
      kind: closes ? 'close' : 'open',
      name: start[0].slice(closes ? 2 : 1).toLowerCase(),
      attributes: html.slice(TAG_START.lastIndex, end),
      raw: html.slice(open, end + 1),
    };
    at = end + 1;
    textFrom = at;
  }
  if (textFrom < html.length) yield { kind: 'text', text: html.slice(textFrom) };
}

/** Index of the `>` that ends a tag, skipping quoted values; -1 if there is none. */
function tagEnd(html: string, from: number): number {
  for (let at = from; at < html.length; at += 1) {
    const sign = html[at];
    if (sign === '>') return at;
    if (sign === '"' || sign === "'") {
      const end = html.indexOf(sign, at + 1);
      if (end === -1) return -1;
      at = end;
    }
  }
  return -1;
}

/** The value of an attribute, with unresolved references; null if it is missing. */
export function attribute(attributes: string, name: keyof typeof ATTRIBUTES): string | null {
  const found = ATTRIBUTES[name].exec(attributes);
  return found === null ? null : (found[1] ?? found[2] ?? found[3] ?? '');
}

const pattern = (name: string): RegExp =>
  new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i');
const ATTRIBUTES = {
  src: pattern('src'),
  data: pattern('data'),
  alt: pattern('alt'),
  href: pattern('href'),
  class: pattern('class'),
  start: pattern('start'),
  open: pattern('open'),
  close: pattern('close'),
  separators: pattern('separators'),
  encoding: pattern('encoding'),
  display: pattern('display'),
};
