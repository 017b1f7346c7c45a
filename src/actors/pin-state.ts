/** What the browser remembers of the PIN: marks only, never the PIN itself. The server keeps its own account. */
export function storedPinState(storage: Pick<Storage, 'getItem'>): 'none' | 'pending' | 'verified' {
  if (storage.getItem('two_factor_pin') === null) return 'none';
  return storage.getItem('two_factor_verified') === 'true' ? 'verified' : 'pending';
}
