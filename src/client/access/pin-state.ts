import type { SessionUser } from '#domain/access/session-user.schema.ts';

const PIN = 'two_factor_pin';
const VERIFIED = 'two_factor_verified';

/** PIN flags in the browser, never the PIN itself. The server has its own state. */
export function storedPinState(storage: Pick<Storage, 'getItem'>): SessionUser['pin'] {
  if (storage.getItem(PIN) === null) return 'none';
  return storage.getItem(VERIFIED) === 'true' ? 'verified' : 'pending';
}

/** Writes the flags of the session. The first is an id of the session, without further meaning. */
export function storePinState(storage: Storage, pin: SessionUser['pin'], newId: () => string): void {
  if (pin === 'none') storage.removeItem(PIN);
  else if (storage.getItem(PIN) === null) storage.setItem(PIN, newId());
  if (pin === 'verified') storage.setItem(VERIFIED, 'true');
  else storage.removeItem(VERIFIED);
}
