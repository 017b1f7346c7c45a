import { type PromotableClassRow, readPromotableClasses } from '../../classrooms/promotion/promotable.queries.ts';
import { runPromotion } from '../../classrooms/promotion/promotion.commands.ts';
import { type PromotionRow, previewPromotion, readPromotions } from '../../classrooms/promotion/promotion.queries.ts';
import { undoPromotion } from '../../classrooms/promotion/undo-promotion.commands.ts';
import type { GraphBuilder } from '../builder.ts';
import { exposed } from '../exposed.ts';
import { mutations, queries } from '../fields.ts';
import { NEEDS_PROOF } from '../needs-proof.ts';

const SCHOOL = 'For an admin; for a school admin it is always their own.';

/** Promoting the classes of a school at the end of a school year. */
export function addPromotions(builder: GraphBuilder): void {
  const promotable = builder.objectRef<PromotableClassRow>('PromotableClass').implement({
    description: 'An active class that has not been promoted.',
    fields: (t) => ({
      ...exposed(t, { id: 'ID', name: 'String', subject: 'String | null', studentCount: 'Int' }),
      teachers: t.exposeStringList('teachers', { description: 'Their names.' }),
    }),
  });
  const promotion = builder.objectRef<PromotionRow>('Promotion').implement({
    description: 'Classes of a school that were promoted together.',
    fields: (t) =>
      exposed(t, {
        id: 'ID',
        by: 'String | null',
        school: 'String',
        createdAt: 'Instant',
        undoneAt: 'Instant | null',
        classCount: 'Int',
        studentCount: ['Int', 'Students who were added to another class.'],
        canUndo: 'Boolean',
        retained: ['PromotionRetained', 'What undoing has left as it is, by name.'],
      }),
  });
  queries(builder, (t) => ({
    promotableClasses: t.permission('users.write').field({
      type: [promotable],
      args: { school: t.arg.id({ description: SCHOOL }) },
      resolve: (_root, { school }, context) => readPromotableClasses(context.pool, context.viewer, school ?? null),
    }),
    promotionPreview: t.permission('users.write').field({
      type: 'PromotionPreview',
      description: 'What a promotion would change, with the names of classes and students. Nothing is changed.',
      args: {
        school: t.arg.id({ description: SCHOOL }),
        choices: t.arg({ type: 'PromotionChoices', required: true }),
      },
      resolve: (_root, { school, choices }, context) =>
        previewPromotion(context.pool, context.viewer, { school: school ?? null, choices }),
    }),
    promotions: t.permission('users.write').field({
      type: [promotion],
      description: 'The latest promotions of the viewer’s school; for an admin, of all schools.',
      resolve: (_root, _args, context) => readPromotions(context.pool, context.viewer),
    }),
  }));
  mutations(builder, (t) => ({
    runPromotion: t.permission('users.write').field({
      type: promotion,
      description: 'Promotes classes as they were previewed: all of them, or none.',
      args: {
        school: t.arg.id({ description: SCHOOL }),
        choices: t.arg({ type: 'PromotionChoices', required: true }),
        base: t.arg.string({ required: true, description: 'Identifies the preview that was shown.' }),
      },
      extensions: NEEDS_PROOF,
      resolve: (_root, { school, choices, base }, context) =>
        runPromotion(context.pool, context.viewer, { school: school ?? null, choices, base }),
    }),
    undoPromotion: t.permission('users.write').field({
      type: promotion,
      description: 'Restores the classes, and deletes the new ones unless something was done in them. Works once.',
      args: { id: t.arg.id({ required: true }) },
      extensions: NEEDS_PROOF,
      resolve: (_root, { id }, context) => undoPromotion(context.pool, context.viewer, id),
    }),
  }));
}
