import { hasAnyPermission, hasPermission, type Permission } from '#domain/access/permission.ts';
import { IMAGES_PER_STUDENT_MAX_BYTES, IMAGES_PER_TEACHER_MAX_BYTES } from '#domain/content/media/image.limits.ts';
import { UPLOAD_MAX_BYTES, type UploadPurpose } from '#domain/content/media/upload.rule.ts';
import { IMPORT_FILES_PER_TEACHER_MAX_BYTES, OWN_IMPORT_FILE_MAX_BYTES } from '#domain/interchange/import.limits.ts';
import type { Viewer } from '../../access/viewer.ts';

/** What lets somebody send files: whatever they may write shows them. */
const SENDING_PERMISSIONS = ['content.write', 'questions.write', 'site.write'] as const satisfies Permission[];

type Sender = Pick<Viewer, 'permissions' | 'role'>;

/** Whether somebody imports into the bank: an admin's right, which no role gives a school admin. */
const writesBank = (viewer: Sender): boolean => viewer.role === 'admin' && hasPermission(viewer, 'questions.write');

/** Whether the viewer may send files of every purpose. */
export const sendsEverything = (viewer: Sender): boolean => hasAnyPermission(viewer, SENDING_PERMISSIONS);

/**
 * Whether the viewer may send files of a purpose. Pictures are sent by everybody: by teachers for questions of their
 * own, by students for their cards.
 */
export const maySend = (viewer: Sender, purpose: UploadPurpose): boolean =>
  purpose === 'picture' ||
  (purpose === 'questions' ? writesBank(viewer) || viewer.role === 'teacher' : sendsEverything(viewer));

/** Bytes that one file of a purpose may have. */
export const fileMaxBytes = (viewer: Sender, purpose: UploadPurpose): number =>
  purpose === 'questions' && !writesBank(viewer) ? OWN_IMPORT_FILE_MAX_BYTES : UPLOAD_MAX_BYTES[purpose];

/** Bytes of a purpose that a person may have stored in all; null: no limit, for staff who write the content. */
export function quotaBytes(viewer: Sender, purpose: UploadPurpose): number | null {
  if (sendsEverything(viewer)) return null;
  switch (purpose) {
    case 'picture':
      return viewer.role === 'teacher' ? IMAGES_PER_TEACHER_MAX_BYTES : IMAGES_PER_STUDENT_MAX_BYTES;
    case 'questions':
      return IMPORT_FILES_PER_TEACHER_MAX_BYTES;
    case 'recording':
      // Only those without a quota may send recordings.
      return 0;
  }
}
