import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Scope of an address: the whole internet, a private network, or special-purpose ranges that are never allowed. */
export type AddressScope = 'global' | 'private' | 'other';

/** The range that IANA has assigned for global unicast, RFC 4291. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');
/** The prefix by which IPv6 networks reach IPv4 through NAT64; its last 32 bits are the IPv4 address (RFC 6052). */
const NAT64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96');
const PRIVATE_RANGES: readonly string[] = ['private', 'carrierGradeNat', 'uniqueLocal'];

/**
 * The scope of an IP address. IPv4 within IPv6 has the scope of the IPv4 address if the network delivers it there
 * (mapped addresses and NAT64); every tunnel and every special-purpose range is `other` (Teredo, 6to4, SIIT,
 * documentation and so on).
 */
export function addressScope(address: string): AddressScope {
  const hexadecimal = asHexadecimal(address);
  return hexadecimal === null ? 'other' : scopeOf(ipaddr.process(hexadecimal));
}

/**
 * IPv6 without the dotted form of an embedded IPv4 address, which the library takes for a mapped address wherever it
 * occurs.
 */
function asHexadecimal(address: string): string | null {
  if (isIP(address) !== 6) return isIP(address) === 4 ? address : null;
  return URL.parse(`http://[${address}]`)?.hostname.slice(1, -1) ?? null;
}

function scopeOf(address: ipaddr.IPv4 | ipaddr.IPv6): AddressScope {
  if (address instanceof ipaddr.IPv6 && address.match(NAT64))
    return scopeOf(new ipaddr.IPv4(address.toByteArray().slice(-4)));
  const range: string = address.range();
  if (PRIVATE_RANGES.includes(range)) return 'private';
  const isGlobal = range === 'unicast' && (address instanceof ipaddr.IPv4 || address.match(GLOBAL_UNICAST));
  return isGlobal ? 'global' : 'other';
}
