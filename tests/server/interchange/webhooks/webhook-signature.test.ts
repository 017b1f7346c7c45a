import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { newWebhookSecret, webhookSignature } from '#server/interchange/webhooks/webhook-signature.ts';
import { webhookVault } from '#server/interchange/webhooks/webhook-vault.ts';

/** The test vector of Standard Webhooks, which its published libraries compute as well. */
const VECTOR = {
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  message: { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1_614_265_330, body: '{"test": 2432232314}' },
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
};

test('a message is signed as the specification’s libraries sign it', () => {
  expect(webhookSignature([VECTOR.secret], VECTOR.message)).toBe(VECTOR.signature);
});

test('during a rotation, a message has a signature with each secret', () => {
  const secret = newWebhookSecret();
  expect(webhookSignature([secret, VECTOR.secret], VECTOR.message).split(' ')).toEqual([
    webhookSignature([secret], VECTOR.message),
    VECTOR.signature,
  ]);
  expect(webhookSignature([secret], VECTOR.message)).not.toBe(VECTOR.signature);
});

test('a new secret has 32 random bytes', () => {
  const secrets = [newWebhookSecret(), newWebhookSecret()];
  for (const secret of secrets) expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(new Set(secrets).size).toBe(2);
});

test('a stored secret is read only for its endpoint, and with the same key of the server', () => {
  const vault = webhookVault(randomBytes(32));
  const sealed = vault.seal('endpoint', VECTOR.secret);
  expect(sealed.toString('latin1')).not.toContain('whsec_');
  expect(vault.unseal('endpoint', sealed)).toBe(VECTOR.secret);
  expect(vault.unseal('other', sealed)).toBeNull();
  expect(webhookVault(randomBytes(32)).unseal('endpoint', sealed)).toBeNull();
});
