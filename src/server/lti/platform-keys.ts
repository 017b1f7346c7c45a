import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';
import type { OutboundFetch } from './outbound-fetch.ts';

const PREFETCHED_FRESH_MS = 10 * 60_000;

/** The keys by which a platform signs, from the address of its key set. */
export type PlatformKeys = (address: string) => JWTVerifyGetKey;

/**
 * Key sets are kept for some minutes; one that lacks the key of a message is asked for anew, at most every
 * `cooldownMs`: a platform that changes its keys need not tell, and nobody makes this server ask without end.
 */
export function openPlatformKeys(outboundFetch: OutboundFetch, cooldownMs = 30_000): PlatformKeys {
  const sets = new Map<string, JWTVerifyGetKey>();
  return (address) => {
    const known = sets.get(address);
    if (known !== undefined) return known;
    const set = createRemoteJWKSet(new URL(address), {
      cacheMaxAge: PREFETCHED_FRESH_MS,
      cooldownDuration: cooldownMs,
      [customFetch]: async (url) => {
        const { status, text } = await outboundFetch(url, { headers: { accept: 'application/json' } });
        return new Response(text, { status });
      },
    });
    sets.set(address, set);
    return set;
  };
}
