import { planSchema } from '#domain/billing/plan.schema.ts';
import { type EditedPlan, readPlan, savePlan } from '../../billing/plan.commands.ts';
import type { GraphBuilder } from '../builder.ts';
import { exposed } from '../exposed.ts';
import { mutations, queries } from '../fields.ts';
import { readInput } from '../input.ts';

/** Plans, for the admins who edit them. */
export function addPlans(builder: GraphBuilder): void {
  const plan = builder.objectRef<EditedPlan>('EditedPlan').implement({
    fields: (t) => ({
      ...exposed(t, {
        id: 'ID',
        state: ['String', 'Identifies this revision; send it with changes.'],
        onSale: ['Boolean', 'Whether it can be bought.'],
        month: ['Int | null', 'In the smallest unit of the currency.'],
        year: ['Int | null', 'In the smallest unit of the currency.'],
        currency: 'String | null',
      }),
      opens: t.expose('opens', { type: ['ContentType'] }),
    }),
  });
  queries(builder, (t) => ({
    editedPlan: t.permission('plans.read').field({
      type: plan,
      args: { id: t.arg({ type: 'PlanId', required: true }) },
      resolve: (_root, { id }, { pool }) => readPlan(pool, id),
    }),
  }));
  mutations(builder, (t) => ({
    savePlan: t.permission('plans.write').field({
      type: plan,
      args: {
        id: t.arg({ type: 'PlanId', required: true }),
        state: t.arg.string({ required: true }),
        opens: t.arg({ type: ['ContentType'], description: 'Null for the pro plan.' }),
        onSale: t.arg.boolean({ required: true }),
        month: t.arg.int({ required: true }),
        year: t.arg.int({ required: true }),
        currency: t.arg.string({ required: true }),
      },
      resolve: (_root, { id, state, ...change }, context) =>
        savePlan(context.pool, context.viewer, {
          ...readInput(planSchema, { ...change, opens: change.opens ?? null }),
          id,
          state,
        }),
    }),
  }));
}
