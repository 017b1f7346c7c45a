import ipaddr from 'ipaddr.js';

const IPV6_SITE_BYTES = 8;
const SIX_TO_FOUR_IPV4_AT = 2;
const NAT64_IPV4_AT = 12;

/**
 * The network of an address, which is what limits count. An IPv6 subscriber has at least a /64 and can use a new
 * address from it for each request, so a /64 counts as one. An IPv4 address counts as itself, also within IPv6
 * (IPv4-mapped, NAT64, 6to4). Anything that is not an address, such as a local socket, is unchanged.
 */
export function clientNetwork(address: string): string {
  const [withoutZone = ''] = address.split('%', 1);
  if (!ipaddr.isValid(withoutZone)) return address;
  const parsed = ipaddr.process(withoutZone);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const bytes = parsed.toByteArray();
  const range = parsed.range();
  if (range === 'rfc6052') return bytes.slice(NAT64_IPV4_AT).join('.');
  if (range === '6to4') return bytes.slice(SIX_TO_FOUR_IPV4_AT, SIX_TO_FOUR_IPV4_AT + 4).join('.');
  const site = [...bytes.slice(0, IPV6_SITE_BYTES), ...new Array<number>(IPV6_SITE_BYTES).fill(0)];
  return `${ipaddr.fromByteArray(site).toString()}/64`;
}
