import { type Author, authorOf } from '../questions/author.ts';
import type { GraphContext } from './context.ts';
import { requireViewer } from './rules.ts';

/** Who writes questions, as whom; throws `FORBIDDEN` to whoever may not. */
export async function requireAuthor(context: GraphContext, right: 'read' | 'write'): Promise<Author> {
  return authorOf(await requireViewer(context, 'member'), right);
}
