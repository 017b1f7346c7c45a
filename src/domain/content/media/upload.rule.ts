import { IMPORT_FILE_MAX_BYTES } from '../../interchange/import.limits.ts';
import { IMAGE_MAX_BYTES } from './image.limits.ts';
import { MEDIA_MAX_BYTES } from './media.limits.ts';

/** What a file is sent for. */
export const UPLOAD_PURPOSES = ['recording', 'picture', 'questions'] as const;
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number];

export const isUploadPurpose = (value: unknown): value is UploadPurpose =>
  UPLOAD_PURPOSES.some((purpose) => purpose === value);

/** Bytes that a file may have. */
export const UPLOAD_MAX_BYTES: Readonly<Record<UploadPurpose, number>> = {
  recording: MEDIA_MAX_BYTES,
  picture: IMAGE_MAX_BYTES,
  questions: IMPORT_FILE_MAX_BYTES,
};

/** Why a file that has arrived is not taken. */
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

/** Given up this long ago, an upload is forgotten; taken and used nowhere, so are its bytes. */
export const UPLOAD_RETAINED_S = 24 * 3_600;
/** A picture may wait longer for the text that shows it. */
export const IMAGE_RETAINED_S = 30 * 24 * 3_600;
/** How often every server looks for unused files. */
export const ORPHAN_SWEEP_MS = 3_600_000;
/** A request of a long upload carries so much; a lost one costs no more. */
export const UPLOAD_PART_BYTES = 16_000_000;
