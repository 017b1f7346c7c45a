import ipaddr from 'ipaddr.js';

const IPV6_SITE_BYTES = 8;
const SIX_TO_FOUR_IPV4_AT = 2;
const NAT64_IPV4_AT = 12;

/**
 * The network that an address belongs to, which is what limits count. A subscriber of IPv6 has at least a /64 and can
 * take a new address from it for each request, so all of a /64 count as one. An IPv4 address counts as itself, also
 * where IPv6 only wraps it (IPv4-mapped, NAT64, 6to4). What is no address, such as a local socket, stays as it is.
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
