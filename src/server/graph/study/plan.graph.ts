import { planIdSchema, planSchema } from '#domain/billing/plan.schema.ts';
import { type EditedPlan, readPlan, savePlan } from '../../billing/plan.commands.ts';
import type { GraphBuilder } from '../builder.ts';
import { readInput } from '../input.ts';
import { requireViewer } from '../rules.ts';

/** Plans, for the admins who edit them. */
export function addPlans(builder: GraphBuilder): void {
  const plan = builder.objectRef<EditedPlan>('EditedPlan').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      state: t.exposeString('state', { description: 'Identifies this revision; send it with changes.' }),
      opens: t.exposeStringList('opens', { description: 'Content types.' }),
      onSale: t.exposeBoolean('onSale', { description: 'Whether it can be bought.' }),
      month: t.exposeInt('month', { nullable: true, description: 'In the smallest unit of the currency.' }),
      year: t.exposeInt('year', { nullable: true, description: 'In the smallest unit of the currency.' }),
      currency: t.exposeString('currency', { nullable: true }),
    }),
  });
  builder.queryField('editedPlan', (t) =>
    t.field({
      type: plan,
      extensions: { rule: { permission: 'plans.read' } },
      args: { id: t.arg.string({ required: true }) },
      resolve: (_root, args, { pool }) => readPlan(pool, readInput(planIdSchema, args).id),
    }),
  );
  builder.mutationField('savePlan', (t) =>
    t.field({
      type: plan,
      extensions: { rule: { permission: 'plans.write' } },
      args: {
        id: t.arg.string({ required: true }),
        state: t.arg.string({ required: true }),
        opens: t.arg.stringList({ description: 'Content types; null for the pro plan.' }),
        onSale: t.arg.boolean({ required: true }),
        month: t.arg.int({ required: true }),
        year: t.arg.int({ required: true }),
        currency: t.arg.string({ required: true }),
      },
      resolve: async (_root, args, context) =>
        savePlan(context.pool, await requireViewer(context, 'member'), {
          ...readInput(planIdSchema, args),
          ...readInput(planSchema, { ...args, opens: args.opens ?? null }),
          state: args.state,
        }),
    }),
  );
}
