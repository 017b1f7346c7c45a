import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';

const DEPTH = 6;

/** Every field of a type that needs no argument. */
function selectionOf(type: GraphQLOutputType, depth = DEPTH): string {
  const named = getNamedType(type);
  if (isLeafType(named) || !isObjectType(named)) return '';
  const reported = Object.values(named.getFields()).flatMap((field) => {
    if (field.args.some(isRequiredArgument)) return [];
    if (isLeafType(getNamedType(field.type))) return [field.name];
    const inner = depth === 0 ? '' : selectionOf(field.type, depth - 1);
    return inner === '' ? [] : [`${field.name} ${inner}`];
  });
  return reported.length === 0 ? '' : `{ ${reported.join(' ')} }`;
}

type Call = { readonly document: string; readonly variables: Readonly<Record<string, unknown>> };

/** The value for an argument or a field of an input; `path` names it: `setException.student`, `createQuiz.draft`. */
export type WordFor = (path: { readonly field: string; readonly name: string; readonly type: string }) => unknown;

/** A call of one field that selects everything it can return. @param given names of the arguments it is called with */
export function callOf(
  operation: 'query' | 'mutation',
  field: GraphQLField<unknown, unknown>,
  { given, wordFor }: { readonly given: readonly GraphQLArgument[]; readonly wordFor: WordFor },
): Call {
  const declared = given.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const passed = given.map(({ name }) => `${name}: $${name}`).join(', ');
  const inBrackets = (text: string) => (text === '' ? '' : `(${text})`);
  return {
    document: `${operation} ${inBrackets(declared)} { ${field.name}${inBrackets(passed)} ${selectionOf(field.type)} }`,
    variables: Object.fromEntries(
      given.map(({ name, type }) => [name, fill(type, { field: field.name, name }, wordFor)]),
    ),
  };
}

function fill(
  type: GraphQLInputType,
  { field, name }: { readonly field: string; readonly name: string },
  wordFor: WordFor,
): unknown {
  const plain = getNullableType(type);
  if (isListType(plain)) return [fill(plain.ofType, { field, name }, wordFor)];
  if (!isInputObjectType(plain)) return wordFor({ field, name, type: plain.name });
  return Object.fromEntries(
    Object.values(plain.getFields()).map((entry) => [
      entry.name,
      fill(entry.type, { field, name: entry.name }, wordFor),
    ]),
  );
}

/** The names of all ids in an argument, at any depth. */
export function idsWithin(type: GraphQLInputType, name: string): string[] {
  const named = getNamedType(type);
  if (isInputObjectType(named))
    return Object.values(named.getFields()).flatMap((entry) => idsWithin(entry.type, entry.name));
  return named.name === 'ID' ? [name] : [];
}
