import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { s3Objects } from '#server/platform/media/s3/s3-objects.ts';
import { type S3Location, s3Requests } from '#server/platform/media/s3/s3-requests.ts';

/*
 * What a bucket refuses, and how requests are signed: the S3 that the other tests use never refuses anything, and does
 * not check signatures.
 */

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function bucketThat(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<S3Location> {
  const server = createServer(answer);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closing.push(() => new Promise((closed) => server.close(closed)));
  return {
    bucket: 'lectern',
    region: 'eu-central-1',
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    credentials: async () => ({ accessKeyId: 'ID', secretAccessKey: 'SECRET', sessionToken: 'TOKEN', expiresAt: null }),
  };
}

const REFUSED = '<?xml version="1.0"?><Error><Code>AccessDenied</Code><Message>No.</Message></Error>';

it('signs the content, and names the region, the key and the session', async () => {
  const seen: { body: string; headers: IncomingMessage['headers'] }[] = [];
  const location = await bucketThat(async (request, response) => {
    seen.push({ headers: request.headers, body: await text(request) });
    response.end();
  });
  await s3Objects(location).write('figures/ab/c', Buffer.from('hello'));
  expect(seen).toMatchObject([
    {
      body: 'hello',
      headers: {
        'x-amz-content-sha256': '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824',
        'x-amz-security-token': 'TOKEN',
        'accept-encoding': 'identity',
        authorization: expect.stringMatching(
          /^AWS4-HMAC-SHA256 Credential=ID\/\d{8}\/eu-central-1\/s3\/aws4_request, SignedHeaders=host;x-amz-content-sha256;x-amz-date;x-amz-security-token, Signature=[0-9a-f]{64}$/,
        ),
      },
    },
  ]);
});

it('repeats what failed for the moment, twice at most', async () => {
  let count = 0;
  const location = await bucketThat((_, response) => {
    count += 1;
    response.writeHead(count < 3 ? 503 : 200).end('found');
  });
  const send = s3Requests(location);
  expect(await (await send({ method: 'GET', key: 'a' })).text()).toBe('found');
  count = -10;
  await expect(send({ method: 'GET', key: 'a' })).rejects.toThrow('status 503');
  expect(count).toBe(-7);
});

it('repeats a request whose connection was lost', async () => {
  let count = 0;
  const location = await bucketThat((request, response) => {
    count += 1;
    if (count === 1) request.socket.destroy();
    else response.end('found');
  });
  expect(await (await s3Requests(location)({ method: 'GET', key: 'a' })).text()).toBe('found');
});

it('names the code of a refusal, and does not repeat it', async () => {
  let count = 0;
  const location = await bucketThat((_, response) => {
    count += 1;
    response.writeHead(403).end(REFUSED);
  });
  await expect(s3Objects(location).read('files/a')).rejects.toThrow(
    'The bucket answered GET files/a with AccessDenied (status 403).',
  );
  expect(count).toBe(1);
});

it('asks about the region if the bucket is elsewhere', async () => {
  const location = await bucketThat((_, response) => {
    response.writeHead(301, { location: 'http://127.0.0.1:1/' }).end();
  });
  await expect(s3Objects(location).sizeOf('files/a')).rejects.toThrow('Is S3_REGION the region of the bucket?');
});

it('does not take a refusal with status 200 for a copy', async () => {
  const location = await bucketThat((_, response) => response.end(REFUSED));
  await expect(s3Objects(location).copy('files/a', 'files/b')).rejects.toThrow('AccessDenied');
});

it('deletes what is not there', async () => {
  const location = await bucketThat((_, response) => response.writeHead(404).end());
  await expect(s3Objects(location).remove('files/a')).resolves.toBeUndefined();
});
