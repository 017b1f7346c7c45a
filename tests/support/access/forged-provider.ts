import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type JWTPayload, SignJWT } from 'jose';
import { newSigningKey } from '../lti/test-lti-platform.ts';

/** An identity provider that answers whatever a test wants. */
export type ForgedProvider = {
  readonly issuer: string;
  /** The claims of a valid token for a login, with any of them changed. */
  readonly claims: (more?: JWTPayload) => JWTPayload;
  readonly signed: (claims: JWTPayload) => Promise<string>;
  /** The token that the token endpoint answers with. */
  answer: string;
  /** Responses instead of the usual ones, by path: a status, or null to never answer. */
  readonly broken: Map<string, number | null>;
  readonly changeKeys: () => Promise<void>;
  /** Requests to the token endpoint. */
  readonly exchanged: URLSearchParams[];
  readonly publicJwk: () => object;
  readonly close: () => Promise<void>;
};

export async function forgedProvider(clientId = 'lectern'): Promise<ForgedProvider> {
  let key = await newSigningKey();
  const broken: ForgedProvider['broken'] = new Map();
  const exchanged: URLSearchParams[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    const { url: path = '/' } = request;
    const status = broken.get(path);
    if (status === null) return;
    const send = (value: object): void => {
      response.writeHead(status ?? 200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    };
    if (path === '/jwks') return send({ keys: [key.jwk] });
    if (path === '/token') {
      exchanged.push(new URLSearchParams(body));
      return send({ access_token: randomUUID(), token_type: 'Bearer', id_token: forged.answer });
    }
    send({
      ...{
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
      },
      ...{ response_types_supported: ['code'], subject_types_supported: ['public'] },
      ...{ id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'] },
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const now = (): number => Math.floor(Date.now() / 1_000);
  const forged: ForgedProvider = {
    ...{ issuer, broken, exchanged, answer: '' },
    publicJwk: () => key.jwk,
    claims: (more = {}) => ({ iss: issuer, aud: clientId, sub: randomUUID(), iat: now(), exp: now() + 300, ...more }),
    signed: (claims) => new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: key.kid }).sign(key.privateKey),
    changeKeys: async () => {
      key = await newSigningKey();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return forged;
}
