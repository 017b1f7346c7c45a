/** A field that an object has more than once. */
export type RepeatedField = {
  /** Its path: `choices.1.text`. */
  readonly field: string;
  /** The line of the second one, from 1. */
  readonly line: number;
};

/**
 * The first field that an object of a JSON text has twice; null if there is none. `JSON.parse` silently keeps the last
 * value. `value`: the result of parsing the text.
 */
export const repeatedField = (text: string, value: unknown): RepeatedField | null =>
  fieldsWritten(text) === fieldsIn(value) ? null : firstRepeated(text);

/** The number of fields in a valid JSON text: the strings before a colon. */
function fieldsWritten(text: string): number {
  let count = 0;
  for (let at = text.indexOf('"'); at !== -1; ) {
    const next = afterBlanks(text, endOfString(text, at) + 1);
    if (text.charCodeAt(next) === COLON) count += 1;
    at = text.indexOf('"', next);
  }
  return count;
}

const COLON = 0x3a;
const BACKSLASH = 0x5c;
const isBlank = (code: number): boolean => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;

function afterBlanks(text: string, from: number): number {
  let next = from;
  while (isBlank(text.charCodeAt(next))) next += 1;
  return next;
}

/** The offset of the quotation mark that ends a string. */
function endOfString(text: string, from: number): number {
  let end = text.indexOf('"', from + 1);
  for (;;) {
    let before = end - 1;
    while (text.charCodeAt(before) === BACKSLASH) before -= 1;
    if ((end - before) % 2 === 1) return end;
    end = text.indexOf('"', end + 1);
  }
}

/** The number of fields of a parsed value, at any depth. */
function fieldsIn(whole: unknown): number {
  let count = 0;
  const waiting: unknown[] = [whole];
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    const inner: readonly unknown[] = Object.values(value);
    if (!Array.isArray(value)) count += inner.length;
    for (const each of inner) if (typeof each === 'object' && each !== null) waiting.push(each);
  }
  return count;
}

/** An open object or array: the fields that were read, or the number of entries before the current one. */
type Open = { readonly names: Set<string> | null; name: string; entries: number };

/** Reads a valid JSON text up to the second field of the same name. */
function firstRepeated(text: string): RepeatedField | null {
  const open: Open[] = [];
  let line = 1;
  for (let at = 0; at < text.length; at += 1) {
    const around = open.at(-1);
    switch (text[at]) {
      case '\n':
        line += 1;
        break;
      case '{':
        open.push({ names: new Set(), name: '', entries: 0 });
        break;
      case '[':
        open.push({ names: null, name: '', entries: 0 });
        break;
      case '}':
      case ']':
        open.pop();
        break;
      case ',':
        if (around !== undefined) around.entries += 1;
        break;
      case '"': {
        const end = endOfString(text, at);
        if (around?.names != null && text.charCodeAt(afterBlanks(text, end + 1)) === COLON) {
          const name = String(JSON.parse(text.slice(at, end + 1)));
          around.name = name;
          if (around.names.has(name)) return { field: pathOf(open), line };
          around.names.add(name);
        }
        at = end;
      }
    }
  }
  return null;
}

const SHOWN_STEPS = 5;
const NAME_MAX_CHARS = 100;

/** The end of the path to the current field. */
function pathOf(open: readonly Open[]): string {
  const steps = open.slice(-SHOWN_STEPS).map(({ names, name, entries }) => (names === null ? String(entries) : name));
  return [...(open.length > SHOWN_STEPS ? ['…'] : []), ...steps.map((step) => step.slice(0, NAME_MAX_CHARS))].join('.');
}
