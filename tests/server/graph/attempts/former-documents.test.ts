import {
  GraphQLEnumType,
  type GraphQLError,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  getOperationAST,
} from 'graphql';
import { expect, it } from 'vitest';
import { graphExecutor } from '#server/graph/executor.ts';
import { graphSchema } from '#server/graph/schema.ts';
import { FORMER_DOCUMENTS } from './former-documents.ts';

const schema = graphSchema();
/** A visitor: a document that is accepted gets as far as the rule of its field. */
const contextValue = { findViewer: async () => null, browser: { read: () => null } };

const named = FORMER_DOCUMENTS.map(({ text, variables }) => [/\w+ (\w+)/.exec(text)?.[1], text, variables] as const);

it.each(named)('%s of an open tab is accepted, interpreted and compiled', async (_name, text, variables) => {
  const executor = graphExecutor({ schema, introspection: false, compiledFrom: 2 });
  const document = executor.parse(text);
  expect(executor.validate(schema, document)).toEqual([]);
  // Subscriptions are executed by another library, after the same validation.
  if (getOperationAST(document)?.operation === 'subscription') return;
  for (const _call of ['interpreted', 'compiled']) {
    const { errors } = await executor.execute({ schema, document, variableValues: { ...variables }, contextValue });
    expect(errors?.map(({ originalError }) => (originalError as { code?: string }).code)).toEqual(['UNAUTHENTICATED']);
  }
});

const stage = new GraphQLEnumType({ name: 'Stage', values: { draft: {}, published: {} } });
const echo = new GraphQLSchema({
  query: new GraphQLObjectType({
    name: 'Query',
    fields: {
      echo: {
        type: GraphQLString,
        args: { stage: { type: stage }, text: { type: GraphQLString } },
        resolve: (_root, args) => JSON.stringify(args),
      },
    },
  }),
});

async function echoed(text: string, variableValues: object) {
  const executor = graphExecutor({ schema: echo, introspection: false });
  const document = executor.parse(text);
  const refused = executor.validate(echo, document);
  if (refused.length > 0) return refused.map(({ message }: GraphQLError) => message);
  const { data, errors } = await executor.execute({ schema: echo, document, variableValues: { ...variableValues } });
  return errors === undefined ? JSON.parse(String(data?.echo)) : errors.map(({ message }) => message);
}

it('a former type is read as the present one, which still checks the value', async () => {
  const FORMER = 'query ($stage: String!, $text: String) { echo(stage: $stage, text: $text) }';
  expect(await echoed(FORMER, { stage: 'draft', text: 'x' })).toEqual({ stage: 'draft', text: 'x' });
  expect(await echoed(FORMER, { stage: 'nonsense' })).toEqual([expect.stringContaining('nonsense')]);
  expect(await echoed(FORMER, { stage: null })).toEqual([expect.stringContaining('must not be null')]);
});

it('a type that has another name now is read by its present one', async () => {
  const text = 'query ($stage: PublicationStage!, $text: Stage) { echo(stage: $stage, text: $text) }';
  expect(await echoed(text, { stage: 'draft', text: 'x' })).toEqual({ stage: 'draft', text: 'x' });
});

it('any other mismatch is refused as before', async () => {
  expect(await echoed('query ($s: Boolean) { echo(stage: $s) }', {})).toEqual([expect.stringContaining('Stage')]);
  expect(await echoed('query ($t: Boolean) { echo(text: $t) }', {})).toEqual([expect.stringContaining('String')]);
  expect(await echoed('query ($s: [String!]) { echo(stage: $s) }', {})).toEqual([expect.stringContaining('Stage')]);
  expect(await echoed('query ($s: Unknown) { echo(nothing: $s) }', {})).toEqual([
    expect.stringContaining('Unknown type'),
    expect.stringContaining('Unknown argument'),
  ]);
});
