import { policyDraftSchema } from '#domain/site/policy.schema.ts';
import { type PolicyVersion, publishPolicy, readPolicyVersions } from '../../site/policy.commands.ts';
import type { GraphBuilder } from '../builder.ts';
import { mutations, queries } from '../fields.ts';
import { readInput } from '../input.ts';

/** The small print, as those see it who write it. */
export function addPolicies(builder: GraphBuilder): void {
  const version = builder.objectRef<PolicyVersion>('PolicyVersion').implement({
    fields: (t) => ({
      version: t.exposeInt('version'),
      body: t.exposeString('body', { description: 'Markdown.' }),
      effectiveAt: t.expose('effectiveAt', { type: 'Instant' }),
      isInForce: t.exposeBoolean('isInForce', { description: 'It is the one that visitors read now.' }),
    }),
  });
  queries(builder, (t) => ({
    policyVersions: t.permission('site.read').field({
      type: [version],
      description: 'The newest first.',
      args: { name: t.arg({ type: 'PolicyName', required: true }) },
      resolve: (_root, { name }, { pool }) => readPolicyVersions(pool, name),
    }),
  }));
  mutations(builder, (t) => ({
    publishPolicy: t.permission('site.write').field({
      type: [version],
      description: 'Adds a version that is in force from a day on (of UTC). Answers all versions.',
      args: {
        name: t.arg({ type: 'PolicyName', required: true }),
        base: t.arg.int({ required: true, description: 'The newest version that was seen; 0: none.' }),
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
