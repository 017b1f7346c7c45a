import { type Author, authorOf } from '../questions/author.ts';
import type { GraphContext } from './context.ts';
import { requireViewer } from './rules.ts';

/** The author of questions and their ownership; throws `FORBIDDEN` for users who may not write questions. */
export async function requireAuthor(context: GraphContext, right: 'read' | 'write'): Promise<Author> {
  return authorOf(await requireViewer(context, 'member'), right);
}
