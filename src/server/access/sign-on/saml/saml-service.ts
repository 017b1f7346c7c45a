import { claimsFromAttributes, type SamlAttribute } from '#domain/access/sign-on/saml-claims.rule.ts';
import {
  SAML_RESPONSE_MAX_CHARS,
  SIGN_ON_CLOCK_TOLERANCE_S,
  SIGN_ON_TOKEN_AGE_S,
} from '#domain/access/sign-on/sign-on.limits.ts';
import { profileFromClaims } from '#domain/access/sign-on/sign-on-profile.schema.ts';
import { linesOf } from '#domain/platform/resources/lines.rule.ts';
import { isSamlDocument } from '#domain/platform/resources/saml.resource.ts';
import { childOf, childrenOf, textIn, type XmlElement } from '../../../interchange/xml/xml-elements.ts';
import type { Tool } from '../../../lti/tool.ts';
import type { SamlProvider } from '../provider.queries.ts';
import { providerFetch } from '../provider-fetch.ts';
import { SignOnProblem } from '../sign-on-problem.ts';
import type { LoginSecrets, VerifiedUser } from '../sign-on-service.ts';
import { readSamlMetadata, type SamlAddresses, type SamlMetadata } from './saml-metadata.ts';
import { assertPlainResponse, readAssertion, samlProblem } from './saml-response.ts';

const METADATA_FRESH_MS = 10 * 60_000;
const SUBJECT_MAX_CHARS = 255;
const NAME_ID = {
  transient: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient',
  email: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
} as const;

/** The user of an assertion, which has to be accepted only once. */
export type SamlUser = VerifiedUser & { readonly assertion: { readonly id: string; readonly validUntil: number } };

/** Talks to identity providers with SAML 2.0. Every call throws `SignOnProblem`. */
export type SamlService = {
  /** The address at which a user signs in to the provider. */
  readonly addressFor: (provider: SamlProvider, secrets: LoginSecrets, addresses: SamlAddresses) => Promise<URL>;
  /** Verifies the posted response to the request of this login. */
  readonly verify: (
    provider: SamlProvider,
    secrets: LoginSecrets,
    response: SamlAddresses & { readonly response: string },
  ) => Promise<SamlUser>;
  /** Reads the provider's metadata again, to find mistakes before a user does. */
  readonly check: (provider: SamlProvider) => Promise<SamlMetadata>;
};

type Cached = { readonly key: string; readonly until: number; readonly metadata: Promise<SamlMetadata> };

/** The id of the request, as XML wants it: not beginning with a digit. */
const requestIdOf = ({ nonce }: LoginSecrets): string => `_${nonce}`;

/** Reads metadata with the protected fetch, at most every ten minutes. */
export function openSaml({ outboundFetch }: Pick<Tool, 'outboundFetch'>): SamlService {
  const fetcher = providerFetch(outboundFetch);
  const cache = new Map<string, Cached>();

  async function read({ metadata, issuer }: SamlProvider): Promise<SamlMetadata> {
    if (isSamlDocument(metadata)) return readSamlMetadata(metadata, issuer);
    const response = await fetcher(metadata, { method: 'GET', headers: {}, body: undefined, redirect: 'manual' });
    if (response.status !== 200) throw new SignOnProblem('configuration', `${metadata}: status ${response.status}`);
    return readSamlMetadata(await response.text(), issuer);
  }

  function metadataOf(provider: SamlProvider): Promise<SamlMetadata> {
    const key = `${provider.issuer}\n${provider.metadata}`;
    const known = cache.get(provider.id);
    if (known?.key === key && known.until > Date.now()) return known.metadata;
    const metadata = read(provider);
    cache.set(provider.id, { key, until: Date.now() + METADATA_FRESH_MS, metadata });
    // After a failure the next user tries again.
    metadata.catch(() => cache.delete(provider.id));
    return metadata;
  }

  /** The library, loaded when the first user needs it. */
  async function libraryFor(provider: SamlProvider, secrets: LoginSecrets, { entityId, returnUrl }: SamlAddresses) {
    const { SAML, ValidateInResponseTo } = await import('@node-saml/node-saml');
    const { signInUrl, certificates } = await metadataOf(provider);
    const requestId = requestIdOf(secrets);
    return new SAML({
      ...{
        entryPoint: signInUrl,
        issuer: entityId,
        callbackUrl: returnUrl,
        audience: entityId,
        idpIssuer: provider.issuer,
      },
      idpCert: certificates.map(String),
      // One signature is enough, of the response or of its assertion; without any, nothing is accepted.
      ...{ wantAuthnResponseSigned: false, wantAssertionsSigned: false },
      ...{ acceptedClockSkewMs: SIGN_ON_CLOCK_TOLERANCE_S * 1_000, maxAssertionAgeMs: SIGN_ON_TOKEN_AGE_S * 1_000 },
      validateInResponseTo: ValidateInResponseTo.always,
      // The login in the database remembers the request, for this one response.
      cacheProvider: {
        saveAsync: async () => null,
        getAsync: async (key) => (key === requestId ? new Date().toISOString() : null),
        removeAsync: async () => null,
      },
      ...{ generateUniqueId: () => requestId, signatureAlgorithm: 'sha256', digestAlgorithm: 'sha256' },
      ...{ identifierFormat: null, disableRequestedAuthnContext: true },
    });
  }

  return {
    addressFor: async (provider, secrets, addresses) => {
      const saml = await libraryFor(provider, secrets, addresses);
      return new URL(await saml.getAuthorizeUrlAsync(secrets.state, undefined, {}));
    },
    verify: async (provider, secrets, { response, ...addresses }) => {
      if (response.length > SAML_RESPONSE_MAX_CHARS) throw samlProblem('size');
      assertPlainResponse(Buffer.from(response, 'base64').toString('utf8'), addresses.returnUrl);
      const saml = await libraryFor(provider, secrets, addresses);
      const { profile } = await saml.validatePostResponseAsync({ SAMLResponse: response }).catch(refused);
      const signed = profile?.getAssertionXml?.();
      if (signed === undefined) throw samlProblem('signature', 'no assertion');
      const assertion = readAssertion(signed, {
        ...{ issuer: provider.issuer, audience: addresses.entityId, recipient: addresses.returnUrl },
        ...{ requestId: requestIdOf(secrets), now: Date.now(), toleranceMs: SIGN_ON_CLOCK_TOLERANCE_S * 1_000 },
      });
      return {
        ...userIn(assertion.subject, assertion.attributes, provider),
        sid: assertion.sessionIndex?.slice(0, SUBJECT_MAX_CHARS) ?? null,
        assertion: { id: assertion.id, validUntil: assertion.validUntil },
      };
    },
    check: async (provider) => {
      cache.delete(provider.id);
      return metadataOf(provider);
    },
  };
}

/** What the library's failures mean. */
function refused(failure: unknown): never {
  const text = failure instanceof Error ? failure.message : String(failure);
  if (failure instanceof SignOnProblem) throw failure;
  // The library finds a confirmation of the subject unless none is valid at this time.
  if (/expired|not yet valid|too old|No valid subject confirmation/i.test(text))
    throw new SignOnProblem('clock', `saml: ${text}`);
  if (/InResponseTo/.test(text)) throw samlProblem('unsolicited', text);
  if (/audience/i.test(text)) throw samlProblem('audience', text);
  throw samlProblem('signature', text.slice(0, 300));
}

/**
 * The user of a verified assertion. An id that is another one at each sign-in can't identify an account, so it is refused.
 */
function userIn(
  subject: XmlElement,
  elements: readonly XmlElement[],
  provider: SamlProvider,
): Omit<VerifiedUser, 'sid'> {
  const nameId = childOf(subject, 'NameID');
  const format = nameId?.attributes.Format;
  if (format === NAME_ID.transient) throw new SignOnProblem('subject', 'saml: a transient NameID');
  const id = textIn(nameId).trim();
  if (id === '' || id.length > SUBJECT_MAX_CHARS) throw samlProblem('subject', 'NameID');
  const claims = claimsFromAttributes([
    ...elements.map(attributeOf),
    ...(format === NAME_ID.email ? [{ name: 'email', friendlyName: '', values: [id] }] : []),
  ]);
  const rule = { ...provider, teacherValues: linesOf(provider.teacherValues) };
  return { issuer: provider.issuer, subject: id, profile: profileFromClaims(claims, rule) };
}

const attributeOf = (element: XmlElement): SamlAttribute => ({
  name: element.attributes.Name ?? '',
  friendlyName: element.attributes.FriendlyName ?? '',
  values: childrenOf(element, 'AttributeValue').map((value) => textIn(value).trim()),
});
