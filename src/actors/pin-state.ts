import type { SessionUser } from '#domain/entities/user.schema.ts';

const PIN = 'two_factor_pin';
const VERIFIED = 'two_factor_verified';

/** What the browser remembers of the PIN: marks only, never the PIN itself. The server keeps its own account. */
export function storedPinState(storage: Pick<Storage, 'getItem'>): SessionUser['pin'] {
  if (storage.getItem(PIN) === null) return 'none';
  return storage.getItem(VERIFIED) === 'true' ? 'verified' : 'pending';
}

/** Writes the marks as the session has it. The first is an id of its own for each session, and says nothing else. */
export function storePinState(storage: Storage, pin: SessionUser['pin'], newId: () => string): void {
  if (pin === 'none') storage.removeItem(PIN);
  else if (storage.getItem(PIN) === null) storage.setItem(PIN, newId());
  if (pin === 'verified') storage.setItem(VERIFIED, 'true');
  else storage.removeItem(VERIFIED);
}
