import { ownEntry } from '#domain/platform/own-entry.ts';
import { href } from '#routes/href.ts';
import { rowAt } from '../../platform/http/route-matcher.ts';

/** The target of a link of a platform. */
export type LaunchTarget = { readonly kind: 'quiz' | 'paper' | 'assignment'; readonly id: string };

const KINDS = {
  'topic.quiz': 'quiz',
  'exam.exam-paper.detail': 'paper',
  'assignment.detail': 'assignment',
  'teacher.assignment.detail': 'assignment',
} as const satisfies Readonly<Record<string, LaunchTarget['kind']>>;

const idIn = (path: string): string =>
  path.match(/(?<![0-9a-f])[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi)?.at(-1) ?? '';

/**
 * The target of a launch. Links lead to a quiz, a paper or an assignment by its address on this server; any other
 * address of it, such as the launch address itself, leads to the home page. Null: an address of another server.
 */
export function readTarget(address: string, origin: string): { path: string; target: LaunchTarget | null } | null {
  const url = URL.parse(address);
  if (url === null || url.origin !== origin) return null;
  const kind = ownEntry(KINDS, rowAt(url.pathname)?.id ?? '');
  const id = idIn(url.pathname);
  if (kind === undefined || id === '') return { path: href('home'), target: null };
  return { path: url.pathname, target: { kind, id } };
}

/** The address of the target for a teacher or a student. */
export function pathFor(role: 'student' | 'teacher', path: string, target: LaunchTarget | null): string {
  if (target === null || target.kind === 'quiz') return path;
  if (target.kind === 'paper') return role === 'student' ? path : href('home');
  return href(role === 'student' ? 'assignment.detail' : 'teacher.assignment.detail', { id: target.id });
}
