import * as z from 'zod/mini';
import { oneLine } from '../../platform/one-line.ts';
import { problemText } from '../../platform/problem.ts';
import { NAME_MAX_CHARS } from '../../users/user.limits.ts';
import { signInSchema } from '../credentials.schema.ts';
import { factorCodeSchema } from '../factors/second-factor.schema.ts';
import {
  ASSERTION_MAX_CHARS,
  ATTESTATION_MAX_CHARS,
  CLIENT_DATA_MAX_CHARS,
  CREDENTIAL_ID_MAX_CHARS,
} from './passkey.limits.ts';

/** How a browser can reach an authenticator (WebAuthn). */
export const PASSKEY_TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

const base64url = (maxChars: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(maxChars));

const nameSchema = z
  .string(problemText('nameMissing'))
  .check(oneLine, z.minLength(1, problemText('nameMissing')), z.maxLength(NAME_MAX_CHARS, problemText('nameTooLong')));

export const passkeyNameSchema = z.object({ name: nameSchema });

/** What is needed to add a passkey; the code if the account has two-step verification. */
export const passkeyStartSchema = z.object({
  password: signInSchema.shape.password,
  code: z.nullish(factorCodeSchema),
});

/** A new passkey, as an authenticator has created it. */
export const newPasskeySchema = z.object({
  name: nameSchema,
  id: base64url(CREDENTIAL_ID_MAX_CHARS),
  clientData: base64url(CLIENT_DATA_MAX_CHARS),
  attestation: base64url(ATTESTATION_MAX_CHARS),
  // A transport that is not known yet isn't needed.
  transports: z.pipe(
    z.array(z.string().check(z.maxLength(40))).check(z.maxLength(20)),
    z.transform((given) => PASSKEY_TRANSPORTS.filter((transport) => given.includes(transport))),
  ),
});
export type NewPasskey = z.output<typeof newPasskeySchema>;

/** The response of an authenticator that has a passkey. */
export const passkeyAnswerSchema = z.object({
  id: base64url(CREDENTIAL_ID_MAX_CHARS),
  clientData: base64url(CLIENT_DATA_MAX_CHARS),
  authenticatorData: base64url(ASSERTION_MAX_CHARS),
  signature: base64url(ASSERTION_MAX_CHARS),
  userHandle: z.nullish(base64url(100)),
});
export type PasskeyAnswer = z.output<typeof passkeyAnswerSchema>;

/** What a browser adds to the response of an authenticator; JSON in base64url. */
export const clientDataSchema = z.object({
  challenge: base64url(100),
  crossOrigin: z.nullish(z.boolean()),
});
