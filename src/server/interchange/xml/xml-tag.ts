import { isXmlName, withoutReferences, type XmlProblem } from './xml-characters.ts';

export type XmlAttributes = Readonly<Record<string, string>>;

/** The text between `<` and `>` of a start tag. */
type Tag = {
  readonly name: string;
  /** Without its prefix. */
  readonly local: string;
  readonly attributes: XmlAttributes;
  readonly isEmpty: boolean;
};

const RETAINED_MAX_CHARS = 160;
/**
 * Files repeat a few tags again and again, so a tag that occurs twice is parsed once. Each tag has one slot, by its
 * length and some of its characters; the latest tag occupies it, and the one before moves to the neighbouring slot, so
 * that two frequent tags with the same slot don't evict each other. On its first occurrence only a hash of the tag is
 * stored, so that tags with unique names cost little.
 */
const CACHE = new Array<{ readonly written: string; readonly tag: Tag } | null>(1_024).fill(null);
const READ_LAST = new Int32Array(CACHE.length);

function cacheIndexOf(text: string, from: number, to: number): number {
  const length = to - from;
  const some =
    text.charCodeAt(Math.max(from, to - 2)) * 31 + text.charCodeAt(from + (length >> 1)) * 7 + text.charCodeAt(from);
  return (some * 13 + length) % CACHE.length;
}

/** Unique names differ towards their ends. */
function characterSum(tag: string): number {
  let characters = tag.length;
  for (let at = Math.max(0, tag.length - 12); at < tag.length; at += 1)
    characters = (characters * 31 + tag.charCodeAt(at)) | 0;
  return characters;
}

/** The tag between two positions, if it was parsed before. */
export function knownTag(text: string, from: number, to: number): Tag | undefined {
  if (to - from > RETAINED_MAX_CHARS) return undefined;
  const position = cacheIndexOf(text, from, to);
  return knownAt(position, text, from, to) ?? knownAt(position ^ 1, text, from, to);
}

function knownAt(position: number, text: string, from: number, to: number): Tag | undefined {
  const cached = CACHE[position] ?? null;
  return cached !== null && cached.written.length === to - from && text.startsWith(cached.written, from)
    ? cached.tag
    : undefined;
}

/** The end of the tag whose first `>` is known: one within quotes ends nothing. -1 if the tag is not complete yet. */
export function tagEnd(text: string, from: number, near: number): number {
  let end = near;
  for (let at = from; ; ) {
    const quote = quoteFrom(text, at, end);
    if (quote === -1) return end;
    at = text.indexOf(text.charAt(quote), quote + 1) + 1;
    if (at === 0) return -1;
    if (at <= end) continue;
    end = text.indexOf('>', at);
    if (end === -1) return -1;
  }
}

function quoteFrom(text: string, from: number, to: number): number {
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 34 || code === 39) return at;
  }
  return -1;
}

/** Whether a tag was the last one in its slot. */
function isReadAgain(tag: string): boolean {
  if (tag.length > RETAINED_MAX_CHARS) return false;
  const [position, characters] = [cacheIndexOf(tag, 0, tag.length), characterSum(tag)];
  const isRetry = READ_LAST[position] === characters;
  READ_LAST[position] = characters;
  return isRetry;
}

/** Parses a tag. `fail` has to throw. */
export function readTag(written: string, fail: (problem: XmlProblem) => never): Tag {
  const isSaved = isReadAgain(written);
  // A copy, so that the cache does not retain the whole input text.
  const tag = isSaved ? Buffer.from(written, 'utf16le').toString('utf16le') : written;
  const nameTo = wordEnd(tag, 0);
  const name = tag.slice(0, nameTo);
  if (!isXmlName(name)) fail({ fault: 'startTag', found: `<${tag.slice(0, 60)}` });
  const isEmpty = tag.endsWith('/');
  const end = isEmpty ? tag.length - 1 : tag.length;
  const attributes: Record<string, string> = {};
  for (let at = blanksEnd(tag, nameTo); at < end; ) at = readAttribute(tag, at, name, attributes, fail);
  const local = name.slice(name.indexOf(':') + 1);
  const read = { name, local, attributes, isEmpty };
  if (isSaved) {
    // Shared by all occurrences of the same tag.
    Object.freeze(attributes);
    const position = cacheIndexOf(tag, 0, tag.length);
    CACHE[position ^ 1] = CACHE[position] ?? null;
    CACHE[position] = { written: tag, tag: read };
  }
  return read;
}

/** Parses the attribute at a position and adds it to the others. Returns where the next one begins. */
function readAttribute(
  tag: string,
  from: number,
  element: string,
  attributes: Record<string, string>,
  fail: (problem: XmlProblem) => never,
): number {
  const nameTo = wordEnd(tag, from);
  const name = tag.slice(from, nameTo);
  const equals = blanksEnd(tag, nameTo);
  const open = blanksEnd(tag, equals + 1);
  const quote = tag.charAt(open);
  const close = quote === '"' || quote === "'" ? tag.indexOf(quote, open + 1) : -1;
  const value = tag.slice(open + 1, close);
  const isParted = tag.charCodeAt(from - 1) <= BLANK;
  if (tag.charAt(equals) !== '=' || close === -1 || !isParted || value.includes('<') || !isXmlName(name))
    fail({ fault: 'attribute', found: `<${element}>` });
  if (Object.hasOwn(attributes, name)) fail({ fault: 'repeatedAttribute', found: `<${element} ${name}>` });
  attributes[name] = withoutReferences(
    value.includes('\n') || value.includes('\t') ? value.replace(/[\n\t]/g, ' ') : value,
    fail,
  );
  return blanksEnd(tag, close + 1);
}

const BLANK = 32;
const [EQUALS, SLASH] = [61, 47] as const;

function wordEnd(tag: string, from: number): number {
  let at = from;
  for (; at < tag.length; at += 1) {
    const code = tag.charCodeAt(at);
    if (code <= BLANK || code === EQUALS || code === SLASH) break;
  }
  return at;
}

function blanksEnd(tag: string, from: number): number {
  let at = from;
  while (tag.charCodeAt(at) <= BLANK) at += 1;
  return at;
}
