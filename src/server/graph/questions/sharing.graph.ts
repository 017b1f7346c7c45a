import { authorOf } from '../../questions/author.ts';
import { copyShared, shareOwn } from '../../questions/sharing.commands.ts';
import type { GraphBuilder } from '../builder.ts';
import { mutations } from '../fields.ts';

/** For teachers, who share their content with colleagues. */
export function addSharing(builder: GraphBuilder): void {
  mutations(builder, (t) => ({
    shareOwn: t.member.boolean({
      description: 'Shares the viewer’s question or quiz with the teachers of their school, or stops sharing it.',
      args: {
        kind: t.arg({ type: 'Shareable', required: true }),
        id: t.arg.id({ required: true }),
        isShared: t.arg.boolean({ required: true }),
      },
      resolve: async (_root, { kind, id, isShared }, context) => {
        const author = authorOf(context.viewer, 'write');
        await shareOwn(context.pool, author, { kind, id }, isShared);
        return isShared;
      },
    }),
    copyShared: t.member.id({
      description: 'Copies a question that a colleague shares; returns the copy’s id.',
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, context) => {
        const author = authorOf(context.viewer, 'write');
        return await copyShared(context.pool, author, id);
      },
    }),
  }));
}
