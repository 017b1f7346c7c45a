/** 127.0.0.0/8, RFC 6890. */
const IPV4_LOOPBACK = /^127(\.\d{1,3}){3}$/;

/**
 * Whether a host name can only mean this machine: `localhost` and names below it (RFC 6761), 127.0.0.0/8 and ::1.
 * @param hostname without a port; an IPv6 address with or without its brackets
 */
export function isLoopbackHost(hostname: string): boolean {
  const name = hostname.toLowerCase();
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name === '::1' ||
    name === '[::1]' ||
    IPV4_LOOPBACK.test(name)
  );
}
