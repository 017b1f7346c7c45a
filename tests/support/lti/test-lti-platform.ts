import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLocalJWKSet, exportJWK, generateKeyPair, type JWK, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type pg from 'pg';
import { CLAIM } from '#server/lti/launch/claims.ts';
import { openPlatformKeys } from '#server/lti/platform-keys.ts';
import { openService } from '#server/lti/service.ts';
import type { Tool } from '#server/lti/tool.ts';
import { createToolKey, toolKeys } from '#server/lti/tool-keys.ts';
import { createOutboundFetch } from '#server/platform/outbound/outbound-fetch.ts';

/** Requests that a tool sent to the platform. */
type Requested = {
  readonly method: string;
  readonly path: string;
  readonly authorization: string;
  readonly body: string;
};

export type TestPlatform = {
  readonly id: string;
  readonly url: string;
  readonly clientId: string;
  readonly deployment: string;
  /** A signed message, with any claims changed. */
  readonly message: (claims: JWTPayload, how?: { readonly key?: SigningKey; readonly alg?: string }) => Promise<string>;
  /** Replaces the signing key. */
  readonly changeKeys: () => Promise<void>;
  readonly requested: Requested[];
  /** The response at a path; every other path is 404. */
  readonly answers: Map<
    string,
    (request: Requested) => { status?: number; headers?: Record<string, string>; body?: unknown }
  >;
  readonly close: () => Promise<void>;
};
type SigningKey = { readonly privateKey: CryptoKey; readonly kid: string };

const madeKey = createToolKey();

/** A tool that may reach this machine, and fetches changed keys at once. */
export function testTool(): Tool {
  const outboundFetch = createOutboundFetch({ loopback: true, privateNetwork: false });
  const keys = toolKeys(() => madeKey);
  return {
    keys,
    outboundFetch,
    platformKeys: openPlatformKeys(outboundFetch, 0),
    service: openService({ keys, outboundFetch }),
  };
}

export async function newSigningKey(): Promise<SigningKey & { readonly jwk: JWK }> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const kid = randomUUID();
  return { privateKey, kid, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } };
}

/** A learning platform on this machine: its key set, its tokens, and any response that a test gives it. */
export async function testPlatform(
  pool: pg.Pool,
  tool: Tool,
  { school = null as string | null, name = 'Test Moodle' } = {},
): Promise<TestPlatform> {
  let key = await newSigningKey();
  const requested: Requested[] = [];
  const answers: TestPlatform['answers'] = new Map();
  const given = new Set<string>();
  const server = createServer((request, response) => void answer(request, response));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const part of request) body += String(part);
    const { url: path = '/', method = '' } = request;
    const here: Requested = { method, path, authorization: request.headers.authorization ?? '', body };
    requested.push(here);
    const send = (status: number, value: unknown, headers: Record<string, string> = {}): void => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));
    };
    if (path === '/jwks') return send(200, { keys: [key.jwk] });
    if (path === '/token') return token(body, send);
    const known = answers.get(path.split('?', 1)[0] ?? '');
    if (known === undefined) return send(404, {});
    if (!given.has(here.authorization.replace('Bearer ', ''))) return send(401, { error: 'invalid_token' });
    const { status = 200, headers = {}, body: value = {} } = known(here);
    send(status, value, headers);
  }

  /** As a platform does it: the caller authenticates with the platform's token. */
  async function token(body: string, send: (status: number, value: unknown) => void): Promise<void> {
    const form = new URLSearchParams(body);
    try {
      await jwtVerify(
        form.get('client_assertion') ?? '',
        createLocalJWKSet({ keys: [...(await tool.keys.keySet()).keys] }),
        { issuer: clientId, subject: clientId, audience: `${url}/token`, requiredClaims: ['jti', 'exp'] },
      );
      const value = randomUUID();
      given.add(value);
      send(200, { access_token: value, token_type: 'Bearer', expires_in: 3_600, scope: form.get('scope') });
    } catch (cause) {
      send(401, { error: String(cause) });
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [id, clientId, deployment] = [randomUUID(), randomUUID(), '1'];
  await pool.query(
    `insert into platforms (id, school_id, name, issuer, client_id, deployments, authorization_url, token_url, keys_url)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [id, school, name, url, clientId, deployment, `${url}/auth`, `${url}/token`, `${url}/jwks`],
  );
  return {
    ...{ id, url, clientId, deployment, requested, answers },
    message: (claims, { key: by = key, alg = 'RS256' } = {}) =>
      new SignJWT({
        iss: url,
        aud: clientId,
        sub: 'u1',
        iat: Math.floor(Date.now() / 1_000),
        exp: Math.floor(Date.now() / 1_000) + 300,
        [CLAIM.version]: '1.3.0',
        [CLAIM.messageType]: 'LtiResourceLinkRequest',
        [CLAIM.deploymentId]: deployment,
        [CLAIM.roles]: ['http://purl.imsglobal.org/vocab/lis/v2/membership#Learner'],
        ...claims,
      })
        .setProtectedHeader({ alg, kid: by.kid })
        .sign(by.privateKey),
    changeKeys: async () => {
      key = await newSigningKey();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
