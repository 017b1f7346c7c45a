import type { Shape } from './shape.ts';

/** A text stays what it is inside its own family of types, so that its possible values are known further on. */
export function castShape(from: Shape, to: Shape): Shape {
  const { nullable } = from;
  if (from.kind === to.kind && from.kind !== 'array') return from;
  if (from.kind === 'json' && to.kind === 'json') return { ...from, nullable };
  if (from.kind === 'object' && to.kind === 'json') return from;
  if (from.kind === 'array' && to.kind === 'array')
    return { ...to, nullable, of: from.of.kind === to.of.kind ? from.of : { ...to.of, nullable: from.of.nullable } };
  if (from.kind === 'array' && to.kind === 'json') return from;
  return { ...to, nullable };
}
