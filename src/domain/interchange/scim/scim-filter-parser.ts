import { SCIM_FILTER_MAX_CHARS, SCIM_FILTER_MAX_DEPTH } from './scim.limits.ts';
import { attributeNamed, type ScimAttribute, type ScimResourceType } from './scim-attribute.ts';
import { ScimError } from './scim-error.ts';
import { COMPARISONS, type Comparison, type ScimFilter } from './scim-filter.ts';
import { type AttributePath, attributePath } from './scim-path.ts';

/** A token with the position of its first character. */
type Token = { readonly kind: 'name' | 'text' | 'number' | 'sign'; readonly text: string };

/** A JSON string, a number, a bracket or a name; a name may begin with that of a schema. */
const TOKEN =
  /\s*(?:("(?:[^"\\]|\\.)*")|(-?\d+(?:\.\d+)?(?![\w.:$-]))|([()[\]])|([A-Za-z$_][\w.:$-]*)|(\.[A-Za-z$][\w$-]*))/y;

function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const from = TOKEN.lastIndex;
    const found = TOKEN.exec(text);
    if (found === null) {
      if (text.slice(from).trim() === '') break;
      throw new ScimError('filterInvalid');
    }
    const [, quoted, digits, sign, name, sub] = found;
    if (quoted !== undefined) tokens.push({ kind: 'text', text: quoted });
    else if (digits !== undefined) tokens.push({ kind: 'number', text: digits });
    else tokens.push({ kind: name === undefined ? 'sign' : 'name', text: sign ?? name ?? sub ?? '' });
  }
  return tokens;
}

type Reader = {
  readonly tokens: readonly Token[];
  at: number;
  readonly pathOf: (name: string) => AttributePath;
  readonly type: ScimResourceType;
};

/**
 * Parses a filter. An attribute that the resources don't have never has a value. Throws `filterInvalid`, `filterTooLong`
 * and `comparisonUnsupported`.
 */
export function parseFilter(text: string, type: ScimResourceType): ScimFilter {
  if (text.length > SCIM_FILTER_MAX_CHARS) throw new ScimError('filterTooLong');
  const reader: Reader = { tokens: tokensOf(text), at: 0, type, pathOf: (name) => attributePath(type, name) };
  const filter = anyOf(reader, 0);
  if (reader.at < reader.tokens.length) throw new ScimError('filterInvalid');
  return filter;
}

/** A target of PATCH: an attribute, values of it, and a sub-attribute. */
export type ScimTarget = {
  /** As the client wrote it, without a filter. */
  readonly written: string;
  readonly attribute: ScimAttribute | null;
  readonly filter: ScimFilter | null;
  readonly sub: ScimAttribute | null;
};

/** Parses `name`, `name.sub`, `name[filter]` or `name[filter].sub`. Throws `pathInvalid`. */
export function parseTarget(text: string, type: ScimResourceType): ScimTarget {
  try {
    if (text.length > SCIM_FILTER_MAX_CHARS) throw new ScimError('filterTooLong');
    const reader: Reader = { tokens: tokensOf(text), at: 0, type, pathOf: (name) => attributePath(type, name) };
    const [first] = reader.tokens;
    if (first?.kind !== 'name') throw new ScimError('pathInvalid', text);
    reader.at = 1;
    const { attribute, sub } = attributePath(type, first.text);
    const filter = takes(reader, '[') ? valueFilter(reader, { attribute, sub }, 0) : null;
    const last = reader.tokens[reader.at];
    const isSub = filter !== null && last?.kind === 'sign' && last.text.startsWith('.');
    if (isSub) reader.at += 1;
    if (reader.at < reader.tokens.length) throw new ScimError('pathInvalid', text);
    const named = isSub ? attributeNamed(attribute?.subAttributes ?? [], last.text.slice(1)) : undefined;
    if (isSub && attribute !== null && named === undefined) throw new ScimError('pathInvalid', text);
    return { written: first.text, attribute, filter, sub: named ?? sub };
  } catch (error) {
    throw error instanceof ScimError ? new ScimError('pathInvalid', text.slice(0, 200)) : error;
  }
}

function takes(reader: Reader, sign: string): boolean {
  const token = reader.tokens[reader.at];
  if (token?.kind !== 'sign' || token.text !== sign) return false;
  reader.at += 1;
  return true;
}

function takesWord(reader: Reader, word: string): boolean {
  const token = reader.tokens[reader.at];
  if (token?.kind !== 'name' || token.text.toLowerCase() !== word) return false;
  reader.at += 1;
  return true;
}

function anyOf(reader: Reader, depth: number): ScimFilter {
  const filters = [allOf(reader, depth)];
  while (takesWord(reader, 'or')) filters.push(allOf(reader, depth));
  return joined('or', filters);
}

function allOf(reader: Reader, depth: number): ScimFilter {
  const filters = [term(reader, depth)];
  while (takesWord(reader, 'and')) filters.push(term(reader, depth));
  return joined('and', filters);
}

const joined = (kind: 'and' | 'or', filters: readonly ScimFilter[]): ScimFilter =>
  filters.length === 1 && filters[0] !== undefined ? filters[0] : { kind, filters };

function term(reader: Reader, depth: number): ScimFilter {
  if (depth > SCIM_FILTER_MAX_DEPTH) throw new ScimError('filterTooLong');
  if (takesWord(reader, 'not')) {
    if (!takes(reader, '(')) throw new ScimError('filterInvalid');
    return { kind: 'not', filter: closed(reader, depth, ')') };
  }
  if (takes(reader, '(')) return closed(reader, depth, ')');
  const token = reader.tokens[reader.at];
  if (token?.kind !== 'name') throw new ScimError('filterInvalid');
  reader.at += 1;
  const path = reader.pathOf(token.text);
  if (takes(reader, '[')) return { kind: 'some', path, filter: valueFilter(reader, path, depth) };
  if (takesWord(reader, 'pr')) return { kind: 'present', path };
  return comparisonOf(reader, path);
}

function closed(reader: Reader, depth: number, sign: string): ScimFilter {
  const filter = anyOf(reader, depth + 1);
  if (!takes(reader, sign)) throw new ScimError('filterInvalid');
  return filter;
}

/** What is in the square brackets: names are sub-attributes. */
function valueFilter(reader: Reader, { attribute, sub }: AttributePath, depth: number): ScimFilter {
  if (sub !== null || (attribute !== null && attribute.type !== 'complex')) throw new ScimError('filterInvalid');
  const within: Reader = {
    ...reader,
    pathOf: (name) => ({ attribute: attributeNamed(attribute?.subAttributes ?? [], name) ?? null, sub: null }),
  };
  const filter = closed(within, depth, ']');
  reader.at = within.at;
  return filter;
}

const isComparison = (word: string): word is Comparison => COMPARISONS.some((each) => each === word);

function comparisonOf(reader: Reader, path: AttributePath): ScimFilter {
  const comparison = reader.tokens[reader.at]?.text.toLowerCase() ?? '';
  const token = reader.tokens[reader.at + 1];
  if (reader.tokens[reader.at]?.kind !== 'name' || !isComparison(comparison) || token === undefined)
    throw new ScimError('filterInvalid');
  reader.at += 2;
  return { kind: 'compare', path, comparison, value: comparable(path, comparison, literal(token)) };
}

function literal({ kind, text }: Token): string | number | boolean | null {
  if (kind === 'number') return Number(text);
  const word = text.toLowerCase();
  if (kind === 'name' && (word === 'true' || word === 'false')) return word === 'true';
  if (kind === 'name' && word === 'null') return null;
  if (kind !== 'text') throw new ScimError('filterInvalid');
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read === 'string') return read;
  } catch {
    // An escape that JSON does not have.
  }
  throw new ScimError('filterInvalid');
}

/** The attribute whose values are compared: of a list of complex values their `value`. */
export const comparedAttribute = ({ attribute, sub }: AttributePath): ScimAttribute | null =>
  sub ?? (attribute?.type === 'complex' ? (attributeNamed(attribute.subAttributes ?? [], 'value') ?? null) : attribute);

/** The value as the attribute has it. Throws `comparisonUnsupported` for a comparison that makes no sense. */
function comparable(path: AttributePath, comparison: Comparison, value: string | number | boolean | null) {
  const compared = comparedAttribute(path);
  if (path.attribute === null) return value;
  const refuse = () => new ScimError('comparisonUnsupported', compared?.name ?? path.attribute?.name ?? null);
  if (compared === null) throw refuse();
  if (value === null) {
    if (comparison !== 'eq' && comparison !== 'ne') throw refuse();
    return value;
  }
  if (compared.type === 'boolean') {
    // Entra ID writes booleans as texts.
    const word = String(value).toLowerCase();
    if ((comparison !== 'eq' && comparison !== 'ne') || (word !== 'true' && word !== 'false')) throw refuse();
    return word === 'true';
  }
  if (typeof value !== 'string') throw refuse();
  if (compared.type === 'dateTime' && Number.isNaN(Date.parse(value))) throw refuse();
  return value;
}
