import { policyDraftSchema, policyNameSchema } from '#domain/site/policy.schema.ts';
import { type PolicyVersion, publishPolicy, readPolicyVersions } from '../../site/policy.commands.ts';
import type { GraphBuilder } from '../builder.ts';
import { readInput } from '../input.ts';
import { requireViewer } from '../rules.ts';

/** Policies, for their authors. */
export function addPolicies(builder: GraphBuilder): void {
  const version = builder.objectRef<PolicyVersion>('PolicyVersion').implement({
    fields: (t) => ({
      version: t.exposeInt('version'),
      body: t.exposeString('body', { description: 'Markdown.' }),
      effectiveAt: t.expose('effectiveAt', { type: 'Instant' }),
      isInForce: t.exposeBoolean('isInForce', { description: 'Whether it is the current version.' }),
    }),
  });
  builder.queryField('policyVersions', (t) =>
    t.field({
      type: [version],
      description: 'Newest first.',
      extensions: { rule: { permission: 'site.read' } },
      args: { name: t.arg.string({ required: true }) },
      resolve: (_root, args, { pool }) => readPolicyVersions(pool, readInput(policyNameSchema, args).name),
    }),
  );
  builder.mutationField('publishPolicy', (t) =>
    t.field({
      type: [version],
      description: 'Adds a version that applies from a day on (UTC). Returns all versions.',
      extensions: { rule: { permission: 'site.write' } },
      args: {
        name: t.arg.string({ required: true }),
        base: t.arg.int({ required: true, description: 'The newest version that the author has seen; 0: none.' }),
        body: t.arg.string({ required: true }),
        from: t.arg.string({ required: true }),
      },
      resolve: async (_root, args, context) =>
        publishPolicy(context.pool, await requireViewer(context, 'member'), {
          ...readInput(policyNameSchema, args),
          ...readInput(policyDraftSchema, args),
          base: args.base,
        }),
    }),
  );
}
