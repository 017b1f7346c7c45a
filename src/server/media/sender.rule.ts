import { hasAnyPermission, type Permission } from '#domain/access/permission.ts';
import { ProductError } from '#domain/errors.ts';
import type { Viewer } from '../auth/viewer.ts';

/** What lets somebody send files: whatever they may write shows them. */
export const SENDING_PERMISSIONS = ['content.write', 'questions.write', 'site.write'] as const satisfies Permission[];

/** Throws `FORBIDDEN` unless the viewer may send files. */
export function requireSender(viewer: Viewer): void {
  if (!hasAnyPermission(viewer, SENDING_PERMISSIONS)) throw new ProductError('FORBIDDEN');
}
