import { authorOf } from '../../questions/author.ts';
import { copyShared, shareOwn } from '../../questions/sharing.commands.ts';
import type { GraphBuilder } from '../builder.ts';
import { requireViewer } from '../rules.ts';

/** For teachers, who let their colleagues have what they wrote. */
export function addSharing(builder: GraphBuilder): void {
  builder.mutationFields((t) => ({
    shareOwn: t.boolean({
      description: 'Shares the viewer’s question or quiz with the teachers of their school, or stops sharing it.',
      extensions: { rule: 'member' },
      args: {
        kind: t.arg({ type: 'Shareable', required: true }),
        id: t.arg.id({ required: true }),
        isShared: t.arg.boolean({ required: true }),
      },
      resolve: async (_root, { kind, id, isShared }, context) => {
        const author = authorOf(await requireViewer(context, 'member'), 'write');
        await shareOwn(context.pool, author, { kind, id }, isShared);
        return isShared;
      },
    }),
    copyShared: t.id({
      description: 'Copies a question that a colleague shares; returns the copy’s id.',
      extensions: { rule: 'member' },
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, context) => {
        const author = authorOf(await requireViewer(context, 'member'), 'write');
        return await copyShared(context.pool, author, id);
      },
    }),
  }));
}
