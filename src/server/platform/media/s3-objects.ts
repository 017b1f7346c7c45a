import type { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { ByteRange } from './media-store.ts';

/** The bucket, and the credentials. */
export type S3Location = {
  readonly bucket: string;
  readonly region: string;
  /** An S3-compatible server, such as `https://s3.example.org`; addressed by path. */
  readonly endpoint: string | null;
  /** Null: the SDK finds them in the machine's configuration. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
};

const PART_BYTES = 8 * 1_024 * 1_024;

/**
 * What the stores need of a bucket: objects by key, whole or in part. Only small objects are ever in memory as a whole.
 */
export type S3Objects = {
  /** Bytes of the object; null if there is none. */
  readonly sizeOf: (key: string) => Promise<number | null>;
  /** Rejects if there is none. */
  readonly read: (key: string, range?: ByteRange) => Promise<Readable>;
  readonly write: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Of any length, in parts; nothing is left of a stream that fails. */
  readonly writeStream: (key: string, bytes: Readable) => Promise<void>;
  readonly copy: (from: string, to: string) => Promise<void>;
  /** Also if there is none. */
  readonly remove: (key: string) => Promise<void>;
  readonly close: () => void;
};

export function s3Objects({ bucket: Bucket, region, endpoint, credentials }: S3Location): S3Objects {
  const client = new S3Client({
    region,
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    ...(credentials !== null && { credentials }),
    // Not all S3-compatible servers support the newer checksums; every object here is named by its own SHA-256.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return {
    sizeOf: async (Key) => {
      try {
        return (await client.send(new HeadObjectCommand({ Bucket, Key }))).ContentLength ?? 0;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    read: async (Key, range) => {
      const Range = range === undefined ? undefined : `bytes=${range.start}-${range.end}`;
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key, Range }));
      return Body as Readable;
    },
    write: async (Key, Body) => {
      await client.send(new PutObjectCommand({ Bucket, Key, Body }));
    },
    writeStream: async (Key, Body) => {
      await new Upload({ client, partSize: PART_BYTES, params: { Bucket, Key, Body } }).done();
    },
    copy: async (from, to) => {
      await client.send(new CopyObjectCommand({ Bucket, Key: to, CopySource: `${Bucket}/${from}` }));
    },
    remove: async (Key) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },
    close: () => client.destroy(),
  };
}

const isMissing = (error: unknown): boolean => error instanceof Error && ['NotFound', 'NoSuchKey'].includes(error.name);
