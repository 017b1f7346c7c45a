import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type {
  AddPasskeyMutationVariables,
  PasskeyRequestFragment,
  StartPasskeyMutation,
} from '#api/documents/access/passkey.generated.ts';
import type { PasskeyAnswer } from '#domain/access/passkeys/passkey.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { type ProblemText, problemText } from '#domain/platform/problem.ts';

const THOUSAND = 1_000;
const PUBLIC_KEY = 'public-key' as const;

const refusal = (problem: ProblemText, cause?: unknown): ProductError =>
  new ProductError('PASSKEY_REFUSED', { problem, cause });

/** What a user can do about an error of the browser. Browsers don't reveal whether there is no passkey or it was canceled. */
function describe(cause: unknown, otherwise: ProblemText): ProductError {
  if (!(cause instanceof WebAuthnError)) return refusal(otherwise, cause);
  switch (cause.code) {
    case 'ERROR_INVALID_DOMAIN':
    case 'ERROR_INVALID_RP_ID':
      return refusal(problemText('passkeyWrongSite'), cause);
    case 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED':
      return new ProductError('PASSKEY_EXISTS', { cause });
    case 'ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT':
    case 'ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT':
    case 'ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG':
      return refusal(problemText('passkeyUnsupported'), cause);
    default:
      return refusal(otherwise, cause);
  }
}

/** Runs a request to the browser, which the signal cancels. Throws refusals with words that say what to do. */
async function asking<Result>(
  signal: AbortSignal | null,
  otherwise: ProblemText,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!browserSupportsWebAuthn()) throw refusal(problemText('passkeyUnsupported'));
  const cancel = (): void => WebAuthnAbortService.cancelCeremony();
  signal?.addEventListener('abort', cancel);
  try {
    return await work();
  } catch (cause) {
    throw describe(cause, otherwise);
  } finally {
    signal?.removeEventListener('abort', cancel);
  }
}

const listed = (descriptors: PasskeyRequestFragment['allowed']) =>
  descriptors.map(({ id, transports }) => ({ id, type: PUBLIC_KEY, transports: [...transports] }));

/** Has the browser ask for a passkey. Throws `PASSKEY_REFUSED` with what to do. */
export const askForPasskey = (
  { challenge, siteId, lifeSeconds, allowed }: PasskeyRequestFragment,
  signal: AbortSignal | null = null,
): Promise<PasskeyAnswer> =>
  asking(signal, problemText('passkeyCanceled'), async () => {
    const { id, response } = await startAuthentication({
      optionsJSON: {
        challenge,
        rpId: siteId,
        timeout: lifeSeconds * THOUSAND,
        userVerification: 'required',
        allowCredentials: listed(allowed),
      },
    });
    return {
      id,
      clientData: response.clientDataJSON,
      authenticatorData: response.authenticatorData,
      signature: response.signature,
      userHandle: response.userHandle ?? null,
    };
  });

/** Has the browser create a passkey. Throws `PASSKEY_REFUSED` with what to do, and `PASSKEY_EXISTS`. */
export const createPasskey = (
  request: StartPasskeyMutation['startPasskey'],
): Promise<Omit<AddPasskeyMutationVariables['passkey'], 'name'>> =>
  asking(null, problemText('passkeyNotCreated'), async () => {
    const { id, response } = await startRegistration({
      optionsJSON: {
        challenge: request.challenge,
        rp: { id: request.siteId, name: 'Lectern' },
        user: { id: request.userHandle, name: request.email, displayName: request.name },
        pubKeyCredParams: request.algorithms.map((alg) => ({ alg, type: PUBLIC_KEY })),
        timeout: request.lifeSeconds * THOUSAND,
        attestation: 'none',
        excludeCredentials: listed(request.existing),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      },
    });
    return {
      id,
      clientData: response.clientDataJSON,
      attestation: response.attestationObject,
      transports: [...(response.transports ?? [])],
    };
  });
