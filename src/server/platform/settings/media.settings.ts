import * as z from 'zod/mini';
import { origin, row, secret, text } from './setting-row.ts';

/** Storage of images, audio and video, and the key that signs their addresses. */
export const MEDIA_SETTINGS = {
  mediaSigningKey: row({
    variable: 'MEDIA_SIGNING_KEY',
    fallback: null,
    schema: secret,
    hasToBe: 'at least 32 characters',
    meaning:
      'Key that signs media addresses. All processes need the same. Not set: generated once and stored in DATA_DIR/secrets.',
    secret: true,
  }),
  s3Bucket: row({
    variable: 'S3_BUCKET',
    fallback: null,
    schema: text.check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)),
    hasToBe: 'the name of a bucket',
    meaning: 'Bucket for images, audio, video and uploaded answers. Not set: they are stored in DATA_DIR/media.',
  }),
  s3Region: row({
    variable: 'S3_REGION',
    fallback: 'us-east-1',
    schema: text.check(z.regex(/^[a-z0-9-]+$/)),
    hasToBe: 'a region such as eu-central-1',
    meaning: 'Region of the bucket.',
  }),
  s3Endpoint: row({
    variable: 'S3_ENDPOINT',
    fallback: null,
    schema: origin,
    hasToBe: 'an http or https address without a path, such as https://s3.example.org',
    meaning: 'A server with the S3 API other than Amazon’s. Buckets are addressed by path there.',
  }),
  s3AccessKeyId: row({
    variable: 'S3_ACCESS_KEY_ID',
    fallback: null,
    schema: text,
    hasToBe: 'the id of an access key',
    meaning: 'Access key that reads and writes the bucket. Not set: the key that AWS provides to this machine.',
  }),
  s3SecretAccessKey: row({
    variable: 'S3_SECRET_ACCESS_KEY',
    fallback: null,
    schema: text,
    hasToBe: 'the secret of that key',
    meaning: 'Required with S3_ACCESS_KEY_ID.',
    secret: true,
  }),
} as const;
