import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';
import type { OutboundFetch } from '../platform/outbound/outbound-fetch.ts';

const PREFETCHED_FRESH_MS = 10 * 60_000;

/** The keys with which a platform signs, from its key set address. */
export type PlatformKeys = (address: string) => JWTVerifyGetKey;

/**
 * Key sets are cached for some minutes; if a message's key is missing, the set is fetched again, at most every
 * `cooldownMs`: platforms change keys without notice, and an attacker can't make this server fetch them endlessly.
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
