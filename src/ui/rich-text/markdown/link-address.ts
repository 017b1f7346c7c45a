import { withReferencesRead } from './character-reference.ts';

const ALLOWED = ['http:', 'https:', 'mailto:'];

/** The address of a link, or null if it is not safe. */
export function linkAddress(written: string): string | null {
  const address = readAddress(withReferencesRead(written).trim());
  return address !== null && ALLOWED.includes(address.protocol) ? address.href : null;
}

/** `URL.parse`, which the oldest browsers we serve do not have. */
function readAddress(address: string): URL | null {
  return URL.canParse(address) ? new URL(address) : null;
}
