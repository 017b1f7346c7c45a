import { hkdfSync } from 'node:crypto';
import { seal, unseal } from '../../access/tokens.ts';

/** Encrypts the secrets of endpoints, so that a copy of the database can't forge an event. */
export type WebhookVault = {
  readonly seal: (endpointId: string, secret: string) => Buffer;
  /** Null if it belongs to another endpoint, or was encrypted by a server with another key. */
  readonly unseal: (endpointId: string, sealed: Buffer) => string | null;
};

/** @param secret the server's secret, which all processes share */
export function webhookVault(secret: Buffer): WebhookVault {
  const keyFor = (endpointId: string): string =>
    Buffer.from(hkdfSync('sha256', secret, '', `lectern webhook secret\n${endpointId}`, 32)).toString('base64url');
  return {
    seal: (endpointId, webhookSecret) => seal(webhookSecret, keyFor(endpointId)),
    unseal: (endpointId, sealed) => {
      try {
        return unseal(sealed, keyFor(endpointId));
      } catch {
        return null;
      }
    },
  };
}
