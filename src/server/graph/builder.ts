import SchemaBuilder from '@pothos/core';
import type { GraphContext } from './context.ts';

export type GraphTypes = {
  Context: GraphContext;
  Scalars: {
    ID: { Input: string; Output: string };
    JSON: { Input: string | number | boolean | object; Output: unknown };
    Instant: { Input: string; Output: string };
  };
  DefaultFieldNullability: false;
};

export type GraphBuilder = PothosSchemaTypes.SchemaBuilder<PothosSchemaTypes.ExtendDefaultTypes<GraphTypes>>;

/** An empty schema with the scalars and the two roots. */
export function graphBuilder(): GraphBuilder {
  const builder = new SchemaBuilder<GraphTypes>({ defaultFieldNullability: false });
  builder.scalarType('JSON', {
    description: 'Any JSON value; its shape is a schema of the domain.',
    serialize: (value) => value,
  });
  builder.scalarType('Instant', { description: 'An instant, ISO 8601 in UTC.', serialize: (value) => value });
  builder.queryType({});
  builder.mutationType({});
  builder.subscriptionType({});
  return builder;
}
