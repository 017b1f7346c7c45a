import { PASSKEY_ALGORITHMS } from '#domain/access/passkeys/passkey.limits.ts';
import type { NewPasskey, PasskeyAnswer } from '#domain/access/passkeys/passkey.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';

/** The website of passkeys: where browsers use them, and whose they are (the relying party). */
export type PasskeySite = { readonly origin: string; readonly id: string };

/** The website by its public address. Throws `NO_PUBLIC_ADDRESS` if the server doesn't know it. */
export function passkeySite(siteUrl: string | null): PasskeySite {
  const url = siteUrl === null ? null : URL.parse(siteUrl);
  if (url === null) throw new ProductError('NO_PUBLIC_ADDRESS', { problem: problemText('passkeyNoAddress') });
  return { origin: url.origin, id: url.hostname };
}

/** The library is large, and few requests need it. */
const library = () => import('@simplewebauthn/server');
const helpers = () => import('@simplewebauthn/server/helpers');

/** A passkey whose response was right. */
export type CreatedPasskey = {
  readonly credentialId: Buffer;
  readonly publicKey: Buffer;
  readonly signCount: number;
  readonly isSynced: boolean;
};

const refused = (cause?: unknown): ProductError => new ProductError('PASSKEY_REFUSED', { cause });

/**
 * Whether an attestation names no certificates. None is requested, so browsers send none. Those of others are refused,
 * because verifying them would download lists of revoked certificates from addresses that the certificates contain.
 */
async function isWithoutCertificates(attestation: string): Promise<boolean> {
  const { decodeAttestationObject } = await helpers();
  const object = decodeAttestationObject(new Uint8Array(Buffer.from(attestation, 'base64url')));
  const format = object.get('fmt');
  return format === 'none' || (format === 'packed' && object.get('attStmt').get('x5c') === undefined);
}

/**
 * Verifies a new passkey: created on this website, for this challenge, by a user whom the authenticator has verified.
 * Throws `PASSKEY_REFUSED`.
 */
export async function verifyCreation(
  { id, clientData, attestation }: NewPasskey,
  { challenge, site }: { readonly challenge: string; readonly site: PasskeySite },
): Promise<CreatedPasskey> {
  try {
    if (!(await isWithoutCertificates(attestation))) throw refused();
    const { verifyRegistrationResponse } = await library();
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON: clientData, attestationObject: attestation },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...PASSKEY_ALGORITHMS],
    });
    if (registrationInfo === undefined || registrationInfo.credential.id !== id) throw refused();
    const { credential, credentialBackedUp } = registrationInfo;
    return {
      credentialId: Buffer.from(credential.id, 'base64url'),
      publicKey: Buffer.from(credential.publicKey),
      signCount: credential.counter,
      isSynced: credentialBackedUp,
    };
  } catch (cause) {
    // The library reports every reason as an Error.
    throw refused(cause);
  }
}

/**
 * Verifies the signature of a passkey: on this website, for this challenge, by a user whom the authenticator has verified.
 * The caller compares the counter of signatures. Throws `PASSKEY_REFUSED`.
 */
export async function verifyAnswer(
  { id, clientData, authenticatorData, signature }: PasskeyAnswer,
  {
    challenge,
    site,
    publicKey,
  }: { readonly challenge: string; readonly site: PasskeySite; readonly publicKey: Buffer },
): Promise<{ readonly signCount: number; readonly isSynced: boolean }> {
  try {
    const { verifyAuthenticationResponse } = await library();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON: clientData, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      // The library compares the counter before the signature, so anyone who knows an id could have a refusal recorded.
      credential: { id, publicKey: new Uint8Array(publicKey), counter: 0 },
    });
    if (!verified) throw refused();
    return { signCount: authenticationInfo.newCounter, isSynced: authenticationInfo.credentialBackedUp };
  } catch (cause) {
    throw refused(cause);
  }
}
