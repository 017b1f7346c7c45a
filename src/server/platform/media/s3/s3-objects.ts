import { Readable } from 'node:stream';
import type { ByteRange } from '../media-store.ts';
import { errorCode, S3Error, type S3Location, type S3Request, s3Requests } from './s3-requests.ts';

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
};

const PART_BYTES = 8 * 1_024 * 1_024;

/** The objects of a bucket. Calls reject if the service refuses them or can't be reached. */
export function s3Objects(location: S3Location): S3Objects {
  const send = s3Requests(location);

  /** The response to a request that S3 can still refuse after it has responded with status 200. */
  const sendAndRead = async (request: S3Request): Promise<string> => {
    const response = await send(request);
    const xml = await response.text();
    const code = errorCode(xml);
    if (code !== null) throw new S3Error(request, response.status, code);
    return xml;
  };

  const write = async (key: string, body: Uint8Array): Promise<void> => {
    await sendAndRead({ method: 'PUT', key, body: new Uint8Array(body) });
  };

  const startUpload = async (key: string): Promise<string> => {
    const xml = await sendAndRead({ method: 'POST', key, query: { uploads: '' } });
    const [, uploadId] = /<UploadId>([^<]+)<\/UploadId>/.exec(xml) ?? [];
    if (uploadId === undefined) throw new Error(`The bucket has not started an upload of ${key}.`);
    return uploadId;
  };

  return {
    sizeOf: async (key) => {
      try {
        return Number((await send({ method: 'HEAD', key })).headers.get('content-length'));
      } catch (error) {
        if (error instanceof S3Error && error.status === 404) return null;
        throw error;
      }
    },
    read: async (key, range) => {
      const headers = range === undefined ? {} : { range: `bytes=${range.start}-${range.end}` };
      return Readable.from(chunksOf(await send({ method: 'GET', key, headers })), { objectMode: false });
    },
    write,
    writeStream: async (key, bytes) => {
      let uploadId: string | null = null;
      const tags: string[] = [];
      try {
        for await (const { part, isLast } of partsOf(bytes)) {
          if (isLast && uploadId === null) return await write(key, part);
          uploadId ??= await startUpload(key);
          const query = { partNumber: String(tags.length + 1), uploadId };
          const { headers } = await send({ method: 'PUT', key, query, body: part });
          tags.push(headers.get('etag') ?? '');
        }
        if (uploadId !== null) await sendAndRead({ method: 'POST', key, query: { uploadId }, body: listOfParts(tags) });
      } catch (error) {
        // If this fails too, the bucket's own rule for abandoned uploads deletes the parts.
        if (uploadId !== null) await send({ method: 'DELETE', key, query: { uploadId } }).catch(() => undefined);
        throw error;
      }
    },
    copy: async (from, to) => {
      await sendAndRead({ method: 'PUT', key: to, headers: { 'x-amz-copy-source': `${location.bucket}/${from}` } });
    },
    remove: async (key) => {
      try {
        await send({ method: 'DELETE', key });
      } catch (error) {
        if (!(error instanceof S3Error) || error.status !== 404) throw error;
      }
    },
  };
}

/** The content of a response. A reader that stops early ends the request. */
async function* chunksOf({ body }: Response): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  if (reader === undefined) return;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel();
  }
}

/** A stream in parts of 8 MB; the last one can be shorter, and is empty only if the stream is. */
async function* partsOf(
  bytes: Readable,
): AsyncGenerator<{ readonly part: Buffer<ArrayBuffer>; readonly isLast: boolean }> {
  let rest: Buffer[] = [];
  let length = 0;
  const chunks: AsyncIterable<Buffer> = bytes;
  for await (const chunk of chunks) {
    rest.push(chunk);
    length += chunk.length;
    if (length <= PART_BYTES) continue;
    const joined = Buffer.concat(rest);
    let start = 0;
    for (; joined.length - start > PART_BYTES; start += PART_BYTES)
      yield { part: joined.subarray(start, start + PART_BYTES), isLast: false };
    rest = [joined.subarray(start)];
    length = joined.length - start;
  }
  yield { part: Buffer.concat(rest), isLast: true };
}

const listOfParts = (tags: readonly string[]): string => {
  const parts = tags.map(
    (tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag.replaceAll('"', '&quot;')}</ETag></Part>`,
  );
  return `<CompleteMultipartUpload xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${parts.join('')}</CompleteMultipartUpload>`;
};
