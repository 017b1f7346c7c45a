import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import type { AccessKey } from './machine-credentials.ts';

/** The bucket, and the access key. */
export type S3Location = {
  readonly bucket: string;
  readonly region: string;
  /** An S3-compatible server, such as `https://s3.example.org`; addressed by path. */
  readonly endpoint: string | null;
  /** Called for every request, since the keys of a role change. */
  readonly credentials: () => Promise<AccessKey>;
};

export type S3Request = {
  readonly method: 'HEAD' | 'GET' | 'PUT' | 'POST' | 'DELETE';
  readonly key: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer> | string;
};

/** Sends a signed request; rejects with an `S3Error` unless the bucket reports success. */
export type SendToS3 = (request: S3Request) => Promise<Response>;

/** The refusal of a bucket. */
export class S3Error extends Error {
  override readonly name = 'S3Error';
  readonly status: number;

  constructor({ method, key }: S3Request, status: number, code: string) {
    const advice = status >= 300 && status < 400 ? ' Is S3_REGION the region of the bucket?' : '';
    super(`The bucket answered ${method} ${key} with ${code} (status ${status}).${advice}`);
    this.status = status;
  }
}

const ATTEMPTS = 3;
const WAIT_MS = 100;
const isTemporary = (status: number): boolean => status === 429 || status >= 500;

/** Addresses the bucket by host name, or by path where a certificate could not name it. */
function addressOf({ bucket, region, endpoint }: S3Location): string {
  if (endpoint !== null) return `${endpoint}/${bucket}`;
  const host = `s3.${region}.amazonaws.com${region.startsWith('cn-') ? '.cn' : ''}`;
  return bucket.includes('.') ? `https://${host}/${bucket}` : `https://${bucket}.${host}`;
}

/**
 * Requests to a bucket, signed with Signature Version 4, which covers the content as well. Failed connections and
 * temporary errors are retried twice.
 */
export function s3Requests(location: S3Location): SendToS3 {
  const bucket = addressOf(location);
  return async (request) => {
    const { method, key, query = {}, headers = {}, body = '' } = request;
    const url = new URL(`${bucket}/${key.split('/').map(encodeURIComponent).join('/')}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const { accessKeyId, secretAccessKey, sessionToken } = await location.credentials();
    const signed = await new AwsV4Signer({
      method,
      url: url.href,
      headers: { ...headers, 'x-amz-content-sha256': createHash('sha256').update(body).digest('hex') },
      accessKeyId,
      secretAccessKey,
      ...(sessionToken !== null && { sessionToken }),
      service: 's3',
      region: location.region,
    }).sign();
    // Not signed, since some proxies change it.
    signed.headers.set('accept-encoding', 'identity');
    const hasBody = method === 'PUT' || method === 'POST';
    const response = await fetchAgain(() =>
      fetch(signed.url, { method, headers: signed.headers, redirect: 'manual', ...(hasBody && { body }) }),
    );
    if (response.ok) return response;
    throw new S3Error(request, response.status, errorCode(await response.text()) ?? 'no code');
  };
}

/** The code in an error message of S3, such as `NoSuchKey`; null if the text is none. */
export const errorCode = (xml: string): string | null =>
  xml.includes('<Error>') ? (/<Code>([^<]*)<\/Code>/.exec(xml)?.[1] ?? 'no code') : null;

async function fetchAgain(send: () => Promise<Response>): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const isLast = attempt === ATTEMPTS;
    try {
      const response = await send();
      if (isLast || !isTemporary(response.status)) return response;
      await response.body?.cancel();
    } catch (error) {
      if (isLast) throw error;
    }
    await wait(WAIT_MS * 2 ** attempt);
  }
}
