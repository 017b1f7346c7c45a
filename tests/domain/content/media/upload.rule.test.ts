import { expect, test } from 'vitest';
import { isMediaType } from '#domain/content/media/media-type.ts';
import {
  IMAGE_RETAINED_S,
  isUploadPurpose,
  UPLOAD_MAX_BYTES,
  UPLOAD_RETAINED_S,
} from '#domain/content/media/upload.rule.ts';

test('only playable files are accepted as recordings, by their content', () => {
  expect(['audio/mpeg', 'video/webm'].map(isMediaType)).toEqual([true, true]);
  expect(['text/html', 'image/svg+xml', 'video/mp4; x', '', null].map(isMediaType)).toEqual(Array(5).fill(false));
});

test('an upload has a known purpose', () => {
  expect(['recording', 'picture'].map(isUploadPurpose)).toEqual([true, true]);
  expect(['avatar', '', undefined].map(isUploadPurpose)).toEqual([false, false, false]);
});

test('a recording may be larger than an image, which may wait longer for its text', () => {
  expect(UPLOAD_MAX_BYTES.recording).toBeGreaterThan(UPLOAD_MAX_BYTES.picture);
  const day = 24 * 60 * 60;
  expect([UPLOAD_RETAINED_S, IMAGE_RETAINED_S]).toEqual([day, 30 * day]);
});
