import { IMPORT_FILE_MAX_BYTES } from '../../interchange/import.limits.ts';
import { ROSTER_FILE_MAX_BYTES } from '../../interchange/rosters/roster.limits.ts';
import { IMAGE_MAX_BYTES } from './image.limits.ts';
import { MEDIA_MAX_BYTES } from './media.limits.ts';

/** The purposes of uploads. */
export const UPLOAD_PURPOSES = ['recording', 'picture', 'questions', 'roster'] as const;
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number];

/** Whether a value is a purpose for which files are uploaded. */
export const isUploadPurpose = (value: unknown): value is UploadPurpose =>
  UPLOAD_PURPOSES.some((purpose) => purpose === value);

/** Maximum bytes of a file. */
export const UPLOAD_MAX_BYTES: Readonly<Record<UploadPurpose, number>> = {
  recording: MEDIA_MAX_BYTES,
  picture: IMAGE_MAX_BYTES,
  questions: IMPORT_FILE_MAX_BYTES,
  roster: ROSTER_FILE_MAX_BYTES,
};

/** Why a received file is refused. */
export const UPLOAD_PROBLEMS = [
  'notTaken',
  'disguised',
  'drawing',
  'tooLarge',
  'tooManyPixels',
  'broken',
  'noSpace',
] as const;
export type UploadProblem = (typeof UPLOAD_PROBLEMS)[number];

/** After this time an abandoned upload is deleted, and so are the bytes of an unused one. */
export const UPLOAD_RETAINED_S = 24 * 3_600;
/** An image may wait longer for the text that uses it. */
export const IMAGE_RETAINED_S = 30 * 24 * 3_600;
/** How often every server looks for unused files. */
export const ORPHAN_SWEEP_MS = 3_600_000;
/** Bytes per request of a long upload, which is also what a lost request costs. */
export const UPLOAD_PART_BYTES = 16_000_000;
