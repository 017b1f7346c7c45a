import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Environment, machineCredentials } from '#server/platform/media/s3/machine-credentials.ts';

/** What AWS provides at its addresses, as its documentation describes it. */
type Answer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

let folder: string;
const closing: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-aws-'));
});
afterEach(async () => {
  vi.useRealTimers();
  for (const close of closing.splice(0)) await close();
  await rm(folder, { recursive: true });
});

async function serverThat(answer: Answer): Promise<string> {
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closing.push(() => new Promise((closed) => server.close(closed)));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function fileOf(name: string, content: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

const keyOf = (env: Environment) =>
  machineCredentials({ AWS_SHARED_CREDENTIALS_FILE: join(folder, 'none'), ...env }, 'eu-central-1')();
const provided = (id: string, expiration = '2100-01-01T00:00:00Z') =>
  JSON.stringify({ AccessKeyId: id, SecretAccessKey: 'secret', Token: 'token', Expiration: expiration });

describe('the access key of the machine', () => {
  it('is in the environment', async () => {
    expect(await keyOf({ AWS_ACCESS_KEY_ID: 'ENV', AWS_SECRET_ACCESS_KEY: 'secret' })).toEqual({
      ...{ accessKeyId: 'ENV', secretAccessKey: 'secret', sessionToken: null, expiresAt: null },
    });
  });

  it('is in the shared file, in the requested profile', async () => {
    const file = await fileOf(
      'credentials',
      '# two\n[default]\naws_access_key_id = FIRST\naws_secret_access_key = a/b=c\n\n[school]\r\naws_access_key_id=SCHOOL\r\naws_secret_access_key=d\r\n',
    );
    const env = { AWS_SHARED_CREDENTIALS_FILE: file };
    expect(await keyOf(env)).toMatchObject({ accessKeyId: 'FIRST', secretAccessKey: 'a/b=c' });
    expect(await keyOf({ ...env, AWS_PROFILE: 'school' })).toMatchObject({
      ...{ accessKeyId: 'SCHOOL', secretAccessKey: 'd' },
    });
  });

  it('is that of the role of a Kubernetes service account', async () => {
    let received = '';
    const sts = await serverThat(async (request, response) => {
      received = await text(request);
      response.end(
        `<AssumeRoleWithWebIdentityResponse><AssumeRoleWithWebIdentityResult><Credentials><AccessKeyId>ROLE</AccessKeyId><SecretAccessKey>s+/=</SecretAccessKey><SessionToken>token</SessionToken><Expiration>2100-01-01T00:00:00Z</Expiration></Credentials></AssumeRoleWithWebIdentityResult></AssumeRoleWithWebIdentityResponse>`,
      );
    });
    const key = await keyOf({
      AWS_WEB_IDENTITY_TOKEN_FILE: await fileOf('token', 'jwt\n'),
      AWS_ROLE_ARN: 'arn:aws:iam::1:role/lectern',
      AWS_ENDPOINT_URL_STS: sts,
    });
    expect(key).toMatchObject({ accessKeyId: 'ROLE', secretAccessKey: 's+/=', sessionToken: 'token' });
    expect(new URLSearchParams(received).get('WebIdentityToken')).toBe('jwt');
  });

  it('names the role that AWS refuses', async () => {
    const sts = await serverThat((_, response) => {
      response.writeHead(403).end('<ErrorResponse><Error><Code>AccessDenied</Code></Error></ErrorResponse>');
    });
    const env = { AWS_WEB_IDENTITY_TOKEN_FILE: await fileOf('token', 'jwt'), AWS_ROLE_ARN: 'arn:role' };
    await expect(keyOf({ ...env, AWS_ENDPOINT_URL_STS: sts })).rejects.toThrow(
      'AWS refused the role arn:role: AccessDenied.',
    );
  });

  it('is that of the role of a container', async () => {
    const agent = await serverThat((request, response) => {
      response.end(request.headers.authorization === 'pass' ? provided('CONTAINER') : '{}');
    });
    const key = await keyOf({
      AWS_CONTAINER_CREDENTIALS_FULL_URI: `${agent}/credentials`,
      AWS_CONTAINER_AUTHORIZATION_TOKEN: 'pass',
    });
    expect(key).toMatchObject({ accessKeyId: 'CONTAINER', expiresAt: new Date('2100-01-01T00:00:00Z') });
  });

  it('is that of the role of an instance', async () => {
    const metadata = await serverThat(({ method, url, headers }, response) => {
      if (method === 'PUT') response.end('session');
      else if (headers['x-aws-ec2-metadata-token'] !== 'session') response.writeHead(401).end();
      else response.end(url?.endsWith('/lectern-role') ? provided('INSTANCE') : 'lectern-role');
    });
    expect(await keyOf({ AWS_EC2_METADATA_SERVICE_ENDPOINT: metadata })).toMatchObject({ accessKeyId: 'INSTANCE' });
  });

  it('is missing on other machines, and the message says what to set', async () => {
    await expect(keyOf({ AWS_EC2_METADATA_DISABLED: 'true' })).rejects.toThrow('Set S3_ACCESS_KEY_ID');
    await expect(keyOf({ AWS_EC2_METADATA_SERVICE_ENDPOINT: 'http://127.0.0.1:1' })).rejects.toThrow(
      'Set S3_ACCESS_KEY_ID',
    );
  });
});

it('is requested again five minutes before it expires, once for all who need it, and after a failure', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-01T12:00:00Z') });
  let count = 0;
  const agent = await serverThat((_, response) => {
    count += 1;
    if (count === 1) response.writeHead(500).end();
    else response.end(provided(`KEY${count}`, '2026-11-01T13:00:00Z'));
  });
  const env = { AWS_SHARED_CREDENTIALS_FILE: join(folder, 'none'), AWS_CONTAINER_CREDENTIALS_FULL_URI: agent };
  const credentials = machineCredentials(env, 'eu-central-1');
  const ids = async () => (await Promise.all([credentials(), credentials()])).map(({ accessKeyId }) => accessKeyId);
  await expect(credentials()).rejects.toThrow('status 500');
  expect(await ids()).toEqual(['KEY2', 'KEY2']);
  vi.setSystemTime(new Date('2026-11-01T12:54:00Z'));
  expect(await ids()).toEqual(['KEY2', 'KEY2']);
  vi.setSystemTime(new Date('2026-11-01T12:56:00Z'));
  expect(await ids()).toEqual(['KEY3', 'KEY3']);
});
