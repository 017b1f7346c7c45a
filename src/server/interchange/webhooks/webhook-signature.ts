import { createHmac, randomBytes } from 'node:crypto';

/* Signatures by the Standard Webhooks specification, version 1: HMAC-SHA256 over id, time and body. */

const SECRET_PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** A new secret, as an admin copies it into their system. */
export const newWebhookSecret = (): string => `${SECRET_PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;

export type SignedMessage = {
  readonly id: string;
  /** Of this attempt, in seconds since 1970. */
  readonly timestamp: number;
  readonly body: string;
};

/**
 * The header `webhook-signature`: one signature per secret, so that a receiver accepts the message with the former and
 * with the new secret while it is rotated.
 */
export const webhookSignature = (secrets: readonly string[], { id, timestamp, body }: SignedMessage): string =>
  secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
    })
    .join(' ');
