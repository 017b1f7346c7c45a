/** The address must not contain a user name, a password or a fragment. */
const ADDRESS = /^(https?):\/\/([a-z0-9.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?(\/[^\s#\\]*|\?[^\s#\\]*)?$/i;

/** Names of this machine, for tests and development. */
export const isLoopback = (hostname: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** Whether this can be an address of a platform: https, or http on this machine, which is only used for development. */
export function isPlatformAddress(address: string): boolean {
  const [, protocol = '', hostname = ''] = ADDRESS.exec(address) ?? [];
  return protocol.toLowerCase() === 'https' || (hostname !== '' && isLoopback(hostname.toLowerCase()));
}
