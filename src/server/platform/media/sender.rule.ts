import { hasAnyPermission, hasPermission, type Permission } from '#domain/access/permission.ts';
import { isAdminRole } from '#domain/access/role.ts';
import { IMAGES_PER_STUDENT_MAX_BYTES, IMAGES_PER_TEACHER_MAX_BYTES } from '#domain/content/media/image.limits.ts';
import { UPLOAD_MAX_BYTES, type UploadPurpose } from '#domain/content/media/upload.rule.ts';
import { IMPORT_FILES_PER_TEACHER_MAX_BYTES, OWN_IMPORT_FILE_MAX_BYTES } from '#domain/interchange/import.limits.ts';
import { ROSTER_FILES_PER_USER_MAX_BYTES } from '#domain/interchange/rosters/roster.limits.ts';
import type { Viewer } from '../../access/viewer.ts';

/** Upload permissions: a user may upload files for the content that they may write. */
const SENDING_PERMISSIONS = ['content.write', 'questions.write', 'site.write'] as const satisfies Permission[];

type Sender = Pick<Viewer, 'permissions' | 'role'>;

/** Whether a user may import into the bank: an admin's permission, which no role gives a school admin. */
const writesBank = (viewer: Sender): boolean => viewer.role === 'admin' && hasPermission(viewer, 'questions.write');

/** Whether the viewer may upload files of every purpose. */
export const sendsEverything = (viewer: Sender): boolean => hasAnyPermission(viewer, SENDING_PERMISSIONS);

/**
 * Whether the viewer may upload files of a purpose. Everyone may upload images: teachers for their own questions,
 * students for their cards.
 */
export const maySend = (viewer: Sender, purpose: UploadPurpose): boolean =>
  purpose === 'picture' ||
  (purpose === 'roster'
    ? isAdminRole(viewer.role) && hasPermission(viewer, 'users.write')
    : purpose === 'questions'
      ? writesBank(viewer) || viewer.role === 'teacher'
      : sendsEverything(viewer));

/** Maximum bytes of one file of a purpose. */
export const fileMaxBytes = (viewer: Sender, purpose: UploadPurpose): number =>
  purpose === 'questions' && !writesBank(viewer) ? OWN_IMPORT_FILE_MAX_BYTES : UPLOAD_MAX_BYTES[purpose];

/** Total bytes of a purpose that a user may store; null: no limit, for staff who write the content. */
export function quotaBytes(viewer: Sender, purpose: UploadPurpose): number | null {
  if (purpose === 'roster') return ROSTER_FILES_PER_USER_MAX_BYTES;
  if (sendsEverything(viewer)) return null;
  switch (purpose) {
    case 'picture':
      return viewer.role === 'teacher' ? IMAGES_PER_TEACHER_MAX_BYTES : IMAGES_PER_STUDENT_MAX_BYTES;
    case 'questions':
      return IMPORT_FILES_PER_TEACHER_MAX_BYTES;
    case 'recording':
      // Only users without a quota may upload recordings.
      return 0;
  }
}
