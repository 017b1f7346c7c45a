/** An address that the application does not go to by itself. */
export class NavigationRefusedError extends Error {
  override readonly name = 'NavigationRefusedError';
}

const SCHEME = /^([a-z][a-z\d+.-]*):/i;
const OTHER_HOST = /^[/\\]{2}/;

/**
 * Returns an address of the application unchanged, and throws a NavigationRefusedError for any other: other sites, with
 * a scheme or without, and `javascript:`, `data:`, `blob:` and `vbscript:` (requirement, section 8).
 * @param origin of the application itself, whose full addresses are allowed too
 */
export function ownAddress(address: string, origin: string): string {
  // Browsers ignore spaces and control characters anywhere in an address; so does the check.
  const read = [...address].filter((character) => character > ' ').join('');
  if (read === origin || read.startsWith(`${origin}/`)) return address;
  const scheme = SCHEME.exec(read)?.[1]?.toLowerCase();
  if (scheme === undefined && !OTHER_HOST.test(read)) return address;
  const what = scheme === undefined || scheme.startsWith('http') ? 'other sites' : `${scheme}: addresses`;
  throw new NavigationRefusedError(`Lectern does not redirect to ${what}: ${address}`);
}
