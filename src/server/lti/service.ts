import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { OutboundFetch, OutboundRequest, OutboundResponse } from '../platform/outbound/outbound-fetch.ts';
import type { Platform } from './platform.queries.ts';
import type { ToolKeys } from './tool-keys.ts';

/** Calls a service of a platform. Rejects if no token is granted; other responses are returned. */
export type Service = (
  platform: Platform,
  scope: string,
  address: string,
  request?: OutboundRequest,
) => Promise<OutboundResponse>;

/** A token is not used shortly before its expiry. */
const BEFORE_END_MS = 30_000;
const tokenSchema = z.object({ access_token: z.string().check(z.minLength(1)), expires_in: z.optional(z.number()) });

type SavedPosition = { readonly token: Promise<string>; readonly until: number };

/**
 * Services are called with tokens that this process caches until they expire: one request for all simultaneous calls.
 */
export function openService({
  keys,
  outboundFetch,
}: {
  readonly keys: ToolKeys;
  readonly outboundFetch: OutboundFetch;
}): Service {
  const tokenCache = new Map<string, SavedPosition>();

  async function fetchToken(platform: Platform, scope: string, name: string): Promise<string> {
    const { clientId, tokenUrl, audience } = platform;
    const assertion = await keys.sign({
      ...{ iss: clientId, sub: clientId, aud: audience === '' ? tokenUrl : audience, jti: randomUUID() },
    });
    const { status, text } = await outboundFetch(tokenUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
        client_assertion: assertion,
        scope,
      }).toString(),
    });
    if (status !== 200) throw new Error(`${platform.name} did not issue an access token: status ${status}.`);
    const { access_token: token, expires_in: seconds = 0 } = tokenSchema.parse(JSON.parse(text));
    tokenCache.set(name, { token: Promise.resolve(token), until: Date.now() + seconds * 1_000 - BEFORE_END_MS });
    return token;
  }

  function tokenFor(platform: Platform, scope: string, name: string): Promise<string> {
    const known = tokenCache.get(name);
    if (known !== undefined && known.until > Date.now()) return known.token;
    const token = fetchToken(platform, scope, name);
    tokenCache.set(name, { token, until: Number.POSITIVE_INFINITY });
    token.catch(() => tokenCache.delete(name));
    return token;
  }

  return async (platform, scope, address, request = {}) => {
    // Any change of a registration requires a new token.
    const name = [platform.id, platform.clientId, platform.tokenUrl, platform.audience, scope].join(' ');
    const ask = async (): Promise<OutboundResponse> =>
      outboundFetch(address, {
        ...request,
        headers: { ...request.headers, authorization: `Bearer ${await tokenFor(platform, scope, name)}` },
      });
    const answer = await ask();
    if (answer.status !== 401) return answer;
    // A platform may revoke tokens early.
    tokenCache.delete(name);
    return ask();
  };
}
