import SchemaBuilder from '@pothos/core';
import type { GraphContext } from './context.ts';
import { addScalars, type ScalarTypes } from './scalars.ts';

export type GraphTypes = {
  Context: GraphContext;
  Scalars: ScalarTypes;
  DefaultFieldNullability: false;
};

export type GraphBuilder = PothosSchemaTypes.SchemaBuilder<PothosSchemaTypes.ExtendDefaultTypes<GraphTypes>>;

/** An empty schema with the scalars, the enums and the roots. */
export function graphBuilder(): GraphBuilder {
  const builder = new SchemaBuilder<GraphTypes>({ defaultFieldNullability: false });
  addScalars(builder);
  builder.queryType({});
  builder.mutationType({});
  builder.subscriptionType({});
  return builder;
}
