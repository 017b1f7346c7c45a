import { afterEach, describe, expect, it, vi } from 'vitest';
import { FACTOR_SET_UP_LIFE_S } from '#domain/access/factors/second-factor.limits.ts';
import { factorVault } from '#server/access/factors/factor-vault.ts';

const vault = factorVault(Buffer.alloc(32, 1));
const SECRET = Buffer.from('12345678901234567890');

afterEach(() => {
  vi.useRealTimers();
});

describe('the secret of an authenticator app', () => {
  it('can be read for its own account, with the same key of the server', () => {
    const sealed = vault.seal('ada', SECRET);
    expect(sealed.includes(SECRET)).toBe(false);
    expect(vault.unseal('ada', sealed)).toEqual(SECRET);
    expect(vault.unseal('ben', sealed)).toBeNull();
    expect(factorVault(Buffer.alloc(32, 2)).unseal('ada', sealed)).toBeNull();
  });

  it('in a ticket can be read by its owner until it expires', () => {
    vi.useFakeTimers();
    const { secret, ticket } = vault.newTicket('session-1');
    expect(secret).toHaveLength(20);
    expect(vault.openTicket('session-1', ticket)).toEqual(secret);
    expect(vault.openTicket('session-2', ticket)).toBeNull();
    expect(vault.openTicket('session-1', 'AAAA')).toBeNull();
    vi.advanceTimersByTime(FACTOR_SET_UP_LIFE_S * 1_000);
    expect(vault.openTicket('session-1', ticket)).toBeNull();
  });
});

describe('the digest of a recovery code', () => {
  it('depends on the account and on the key of the server', () => {
    const digest = vault.digest('ada', 'ABCDE23456');
    expect(vault.digest('ada', 'ABCDE23456')).toEqual(digest);
    expect(vault.digest('ben', 'ABCDE23456')).not.toEqual(digest);
    expect(factorVault(Buffer.alloc(32, 2)).digest('ada', 'ABCDE23456')).not.toEqual(digest);
  });
});
