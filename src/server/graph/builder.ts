import SchemaBuilder from '@pothos/core';
import type { GraphContext } from './context.ts';
import type { ScalarTypes } from './scalar-types.ts';

export type GraphTypes = {
  Context: GraphContext;
  Scalars: ScalarTypes;
  DefaultFieldNullability: false;
};

export type GraphBuilder = PothosSchemaTypes.SchemaBuilder<PothosSchemaTypes.ExtendDefaultTypes<GraphTypes>>;

/** An empty schema with its roots. */
export function graphBuilder(): GraphBuilder {
  const builder = new SchemaBuilder<GraphTypes>({ defaultFieldNullability: false });
  builder.queryType({});
  builder.mutationType({});
  builder.subscriptionType({});
  return builder;
}
