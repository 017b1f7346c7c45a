import { type ExecutionResult, GraphQLError, type GraphQLSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { ProductError } from '#domain/platform/errors.ts';
import { graphExecutor } from '#server/graph/executor.ts';
import { graphSchema } from '#server/graph/schema.ts';

type Executor = ReturnType<typeof graphExecutor>;

const refusing = new Proxy(
  {},
  {
    get: (_target, name) =>
      name === 'findViewer' ? async () => null : () => Promise.reject(new ProductError('NOT_FOUND')),
  },
);

async function answer(executor: Executor, schema: GraphQLSchema, source: string, variableValues = {}) {
  const document = executor.parse(source);
  const errors = executor.validate(schema, document);
  if (errors.length > 0) return { refused: errors.map(({ message }) => message) };
  const { data, errors: failures } = (await executor.execute({
    schema,
    document,
    variableValues,
    contextValue: refusing,
  })) as ExecutionResult;
  return {
    data: JSON.parse(JSON.stringify(data ?? null)),
    failures: failures?.map(({ path, originalError }) => [path, (originalError as ProductError | undefined)?.code]),
  };
}

describe('a document', () => {
  const schema = graphSchema();

  it.each([
    ['{ session { id } subjects { id title } }', {}],
    ['{ a: __typename b: session { __typename } }', {}],
    ['query ($id: ID!) { quiz(id: $id) { id } }', { id: 'x' }],
    ['query ($id: ID!) { quiz(id: $id) { id } }', {}],
    ['query ($id: ID!) { quiz(id: $id) { id } }', { id: { no: 'id' } }],
    ['mutation ($input: SignUpInput!) { signUp(input: $input) }', { input: { name: 3 } }],
    [
      'query ($yes: Boolean!) { session @include(if: $yes) { id } ...more } fragment more on Query { __typename }',
      { yes: false },
    ],
  ])('has the same response, interpreted and compiled: %s', async (source, variables) => {
    const executor = graphExecutor({ schema, introspection: false, compiledFrom: 2 });
    const interpreted = await answer(executor, schema, source, variables);
    const compiled = await answer(executor, schema, source, variables);
    expect(compiled).toEqual(interpreted);
    expect(interpreted).not.toHaveProperty('refused');
  });

  it('is parsed once while it is cached, and never cached if it is very long', () => {
    const executor = graphExecutor({ schema, introspection: false });
    const source = '{ session { id } }';
    expect(executor.parse(source)).toBe(executor.parse(source));
    const long = `{ session { id } } # ${'x'.repeat(100_000)}`;
    expect(executor.parse(long)).not.toBe(executor.parse(long));
  });

  it('with a syntax error is refused with its position', () => {
    expect(() => graphExecutor({ schema, introspection: false }).parse('{ session {')).toThrow(GraphQLError);
  });
});
