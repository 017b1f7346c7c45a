import { hasAnyPermission, type Permission } from '#domain/access/permission.ts';
import { ProductError } from '#domain/errors.ts';
import type { UploadPurpose } from '#domain/media/upload.rule.ts';
import type { Viewer } from '../auth/viewer.ts';

/** What lets somebody send files: whatever they may write shows them. */
const SENDING_PERMISSIONS = ['content.write', 'questions.write', 'site.write'] as const satisfies Permission[];

type Sender = Pick<Viewer, 'permissions' | 'role'>;

/** Whether the viewer may send files of every purpose. */
export const sendsEverything = (viewer: Sender): boolean => hasAnyPermission(viewer, SENDING_PERMISSIONS);

/** Whether the viewer may send files of a purpose: teachers send pictures, for the questions of their own. */
export const maySend = (viewer: Sender, purpose: UploadPurpose): boolean =>
  sendsEverything(viewer) || (viewer.role === 'teacher' && purpose === 'picture');

/** Throws `FORBIDDEN` for those who may send nothing at all. */
export function requireSender(viewer: Sender): void {
  if (!maySend(viewer, 'picture')) throw new ProductError('FORBIDDEN');
}
