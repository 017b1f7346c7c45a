import { withReferencesRead } from './character-reference.ts';

const ALLOWED = ['http:', 'https:', 'mailto:'];

/** The address a link may lead to, or null where it is none that a reader can be sent to safely. */
export function linkAddress(written: string): string | null {
  const address = readAddress(withReferencesRead(written).trim());
  return address !== null && ALLOWED.includes(address.protocol) ? address.href : null;
}

/** `URL.parse`, which the oldest browsers we serve do not have. */
function readAddress(address: string): URL | null {
  return URL.canParse(address) ? new URL(address) : null;
}
