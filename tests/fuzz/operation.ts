import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isObjectType,
} from 'graphql';
import { type ValueSource, valueFor } from './values.ts';

export type Operation = {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** The names of the calls in it. */
  readonly calls: readonly string[];
};
type Field = GraphQLField<unknown, unknown>;
type Draft = {
  readonly source: ValueSource;
  readonly variables: Record<string, unknown>;
  readonly variableDeclarations: string[];
  budget: number;
};

/** Calls that would end the fuzzer's own session. */
const LEFT_OUT = new Set(['signOut', 'signOutEverywhere', 'refresh']);
const MOST_FIELDS = 60;
const DEEPEST = 5;

/** An operation of one to three calls of the schema, with random selections, arguments, aliases and nesting. */
export function operationOf(schema: GraphQLSchema, source: ValueSource): Operation {
  const { chance } = source;
  const isMutation = chance.often(0.55);
  const type = isMutation ? schema.getMutationType() : schema.getQueryType();
  const fields = Object.values(type?.getFields() ?? {}).filter(({ name }) => !LEFT_OUT.has(name));
  const draft: Draft = { source, variables: {}, variableDeclarations: [], budget: MOST_FIELDS };
  const calls = Array.from({ length: chance.often(0.8) ? 1 : 1 + chance.below(3) }, () => chance.pick(fields));
  const body = calls.map((field, at) => `c${at}: ${selected(field, draft, 1)}`).join(' ');
  const variableDeclarations =
    draft.variableDeclarations.length === 0 ? '' : `(${draft.variableDeclarations.join(', ')})`;
  return {
    query: `${isMutation ? 'mutation' : 'query'} ${variableDeclarations} { ${body} }`,
    variables: draft.variables,
    calls: calls.map(({ name }) => name),
  };
}

function selected(field: Field, draft: Draft, depth: number): string {
  draft.budget -= 1;
  const given = field.args.map((argument) => argumentOf(argument, draft)).filter((text) => text !== null);
  return `${field.name}${given.length === 0 ? '' : `(${given.join(', ')})`}${selectionOf(field.type, draft, depth)}`;
}

function argumentOf({ name, type, defaultValue }: GraphQLArgument, draft: Draft): string | null {
  const value = valueFor(type, name, draft.source);
  if (value === undefined) return null;
  const variable = `v${draft.variableDeclarations.length}`;
  draft.variableDeclarations.push(`$${variable}: ${defaultValue === undefined ? type : String(type)}`);
  draft.variables[variable] = value;
  return `${name}: $${variable}`;
}

function selectionOf(type: GraphQLOutputType, draft: Draft, depth: number): string {
  const named = getNamedType(type);
  if (!isCompositeType(named)) return '';
  if (isAbstractType(named) || !isObjectType(named)) return ' { __typename }';
  const { chance } = draft.source;
  const parts: string[] = ['__typename'];
  for (const [at, field] of Object.values(named.getFields()).entries()) {
    const isLeaf = !isCompositeType(getNamedType(field.type));
    if (draft.budget <= 0 || (!isLeaf && depth >= DEEPEST) || !chance.often(isLeaf ? 0.8 : 0.5)) continue;
    // Two fields of one name with different arguments would conflict, so each gets an alias.
    const alias = chance.often(0.05) || field.args.length > 0 ? `a${depth}_${at}: ` : '';
    parts.push(`${alias}${selected(field, draft, depth + 1)}`);
  }
  return ` { ${parts.join(' ')} }`;
}
