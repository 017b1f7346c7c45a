import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** An access key; those of a role have a session token and expire. */
export type AccessKey = {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken: string | null;
  /** Null: never. */
  readonly expiresAt: Date | null;
};
export type Environment = Readonly<NodeJS.ProcessEnv>;

const TIME_MS = 3_000;
/** A key is replaced this long before it expires, so that no request in progress fails. */
const RENEW_EARLY_MS = 5 * 60_000;
const CONTAINER_HOST = 'http://169.254.170.2';
const INSTANCE_HOST = 'http://169.254.169.254';
const INSTANCE_ROLES = '/latest/meta-data/iam/security-credentials/';

/**
 * The access key that AWS provides to this machine. Searched in the order of AWS's own libraries: environment
 * variables, shared credentials file, role of a Kubernetes service account, role of a container (ECS, EKS Pod
 * Identity), role of an EC2 instance. Kept until shortly before it expires.
 * https://docs.aws.amazon.com/sdkref/latest/guide/standardized-credentials.html
 * @param region where keys for a service account are requested
 * @returns a function that rejects if there is no key
 */
export function machineCredentials(env: Environment, region: string): () => Promise<AccessKey> {
  let latest: Promise<AccessKey> | null = null;
  let expiresAt = 0;
  return () => {
    if (latest === null || Date.now() >= expiresAt) {
      // Until it is known when the new key expires, everyone waits for it.
      expiresAt = Number.POSITIVE_INFINITY;
      latest = findKey(env, region).then(
        (key) => {
          if (key.expiresAt !== null) expiresAt = key.expiresAt.getTime() - RENEW_EARLY_MS;
          return key;
        },
        (error: unknown) => {
          latest = null;
          throw error;
        },
      );
    }
    return latest;
  };
}

async function findKey(env: Environment, region: string): Promise<AccessKey> {
  const key =
    ofEnvironment(env) ??
    (await ofSharedFile(env)) ??
    (await ofServiceAccount(env, region)) ??
    (await ofContainer(env)) ??
    (await ofInstance(env));
  if (key !== null) return key;
  throw new Error('There is no access key for the bucket. Set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.');
}

function ofEnvironment(env: Environment): AccessKey | null {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey, AWS_SESSION_TOKEN: token } = env;
  if (!accessKeyId || !secretAccessKey) return null;
  return { accessKeyId, secretAccessKey, sessionToken: token || null, expiresAt: null };
}

/** The access key of a profile in `~/.aws/credentials`. Profiles that refer to others or to programs are not read. */
async function ofSharedFile(env: Environment): Promise<AccessKey | null> {
  const path = env.AWS_SHARED_CREDENTIALS_FILE || join(homedir(), '.aws/credentials');
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return null;
  const profile = env.AWS_PROFILE || 'default';
  const lines = text.split('\n').map((line) => line.trim());
  const start = lines.indexOf(`[${profile}]`) + 1;
  if (start === 0) return null;
  const end = lines.findIndex((line, index) => index >= start && line.startsWith('['));
  const fields = lines.slice(start, end < 0 ? undefined : end).map((line) => line.split('='));
  const fieldOf = (name: string): string | null =>
    fields
      .find(([key = '']) => key.trim() === name)
      ?.slice(1)
      .join('=')
      .trim() || null;
  const accessKeyId = fieldOf('aws_access_key_id');
  const secretAccessKey = fieldOf('aws_secret_access_key');
  if (accessKeyId === null || secretAccessKey === null) return null;
  return { accessKeyId, secretAccessKey, sessionToken: fieldOf('aws_session_token'), expiresAt: null };
}

/** The role of a Kubernetes service account (IRSA): its token is exchanged for a key. */
async function ofServiceAccount(env: Environment, region: string): Promise<AccessKey | null> {
  const { AWS_WEB_IDENTITY_TOKEN_FILE: tokenFile, AWS_ROLE_ARN: role } = env;
  if (!tokenFile || !role) return null;
  const response = await fetch(env.AWS_ENDPOINT_URL_STS || `https://sts.${region}.amazonaws.com`, {
    method: 'POST',
    body: new URLSearchParams({
      Action: 'AssumeRoleWithWebIdentity',
      Version: '2011-06-15',
      RoleArn: role,
      RoleSessionName: env.AWS_ROLE_SESSION_NAME || 'lectern',
      WebIdentityToken: (await readFile(tokenFile, 'utf8')).trim(),
    }),
    signal: AbortSignal.timeout(TIME_MS),
  });
  const text = await response.text();
  const fieldOf = (tag: string): string | null => new RegExp(`<${tag}>([^<]+)</${tag}>`).exec(text)?.[1] ?? null;
  if (!response.ok) throw new Error(`AWS refused the role ${role}: ${fieldOf('Code') ?? response.status}.`);
  return parseKey({
    AccessKeyId: fieldOf('AccessKeyId'),
    SecretAccessKey: fieldOf('SecretAccessKey'),
    Token: fieldOf('SessionToken'),
    Expiration: fieldOf('Expiration'),
  });
}

async function ofContainer(env: Environment): Promise<AccessKey | null> {
  const relative = env.AWS_CONTAINER_CREDENTIALS_RELATIVE_URI;
  const address = relative ? `${CONTAINER_HOST}${relative}` : env.AWS_CONTAINER_CREDENTIALS_FULL_URI;
  if (!address) return null;
  const tokenFile = env.AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE;
  const token = tokenFile ? (await readFile(tokenFile, 'utf8')).trim() : env.AWS_CONTAINER_AUTHORIZATION_TOKEN;
  const response = await get(address, token ? { authorization: token } : {});
  return parseKey(await response.json());
}

/** The role of an EC2 instance; null on other machines, which have nothing at this address. */
async function ofInstance(env: Environment): Promise<AccessKey | null> {
  if (env.AWS_EC2_METADATA_DISABLED?.toLowerCase() === 'true') return null;
  const host = env.AWS_EC2_METADATA_SERVICE_ENDPOINT?.replace(/\/$/, '') || INSTANCE_HOST;
  const session = await fetch(`${host}/latest/api/token`, {
    method: 'PUT',
    headers: { 'x-aws-ec2-metadata-token-ttl-seconds': '21600' },
    signal: AbortSignal.timeout(TIME_MS),
  }).catch(() => null);
  if (session?.ok !== true) return null;
  const headers = { 'x-aws-ec2-metadata-token': await session.text() };
  const role = (await (await get(`${host}${INSTANCE_ROLES}`, headers)).text()).split('\n')[0]?.trim() ?? '';
  return parseKey(await (await get(`${host}${INSTANCE_ROLES}${role}`, headers)).json());
}

async function get(address: string, headers: Readonly<Record<string, string>>): Promise<Response> {
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(TIME_MS) });
  if (!response.ok) throw new Error(`${address} returned no access key, but status ${response.status}.`);
  return response;
}

const providedKey = z.object({
  AccessKeyId: z.string(),
  SecretAccessKey: z.string(),
  Token: z.string(),
  Expiration: z.iso.datetime(),
});

function parseKey(provided: unknown): AccessKey {
  const { AccessKeyId, SecretAccessKey, Token, Expiration } = providedKey.parse(provided);
  return {
    accessKeyId: AccessKeyId,
    secretAccessKey: SecretAccessKey,
    sessionToken: Token,
    expiresAt: new Date(Expiration),
  };
}
