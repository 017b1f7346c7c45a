import { policyDraftSchema } from '#domain/site/policy.schema.ts';
import { type PolicyVersion, publishPolicy, readPolicyVersions } from '../../site/policy.commands.ts';
import type { GraphBuilder } from '../builder.ts';
import { exposed } from '../exposed.ts';
import { mutations, queries } from '../fields.ts';
import { readInput } from '../input.ts';

/** Policies, for their authors. */
export function addPolicies(builder: GraphBuilder): void {
  const version = builder.objectRef<PolicyVersion>('PolicyVersion').implement({
    fields: (t) =>
      exposed(t, {
        version: 'Int',
        body: ['String', 'Markdown.'],
        effectiveAt: 'Instant',
        isInForce: ['Boolean', 'Whether it is the current version.'],
      }),
  });
  queries(builder, (t) => ({
    policyVersions: t.permission('site.read').field({
      type: [version],
      description: 'Newest first.',
      args: { name: t.arg({ type: 'PolicyName', required: true }) },
      resolve: (_root, { name }, { pool }) => readPolicyVersions(pool, name),
    }),
  }));
  mutations(builder, (t) => ({
    publishPolicy: t.permission('site.write').field({
      type: [version],
      description: 'Adds a version that applies from a day on (UTC). Returns all versions.',
      args: {
        name: t.arg({ type: 'PolicyName', required: true }),
        base: t.arg.int({ required: true, description: 'The newest version that the author has seen; 0: none.' }),
        body: t.arg.string({ required: true }),
        from: t.arg({ type: 'CalendarDay', required: true }),
      },
      resolve: (_root, { name, base, ...draft }, context) =>
        publishPolicy(context.pool, context.viewer, {
          ...readInput(policyDraftSchema, draft),
          name,
          base,
        }),
    }),
  }));
}
