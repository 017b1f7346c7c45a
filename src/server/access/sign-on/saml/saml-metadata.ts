import { X509Certificate } from 'node:crypto';
import { isPlatformAddress } from '#domain/lti/platform-address.rule.ts';
import { childOf, childrenOf, textIn, type XmlElement, xmlRoot } from '../../../interchange/xml/xml-elements.ts';
import { XML_HEAD, xmlElement } from '../../../interchange/xml/xml-writer.ts';
import { SignOnProblem } from '../sign-on-problem.ts';

/** Our addresses for one provider. */
export type SamlAddresses = { readonly entityId: string; readonly returnUrl: string };

/** What is used of a provider's metadata. */
export type SamlMetadata = {
  /** Where users sign in (HTTP-Redirect binding). */
  readonly signInUrl: string;
  /** With any of them the provider may sign: while it changes its key, there are two. */
  readonly certificates: readonly X509Certificate[];
};

const PROTOCOL = 'urn:oasis:names:tc:SAML:2.0:protocol';
const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';
const POST = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST';
const METADATA = 'urn:oasis:names:tc:SAML:2.0:metadata';
const RSA_MIN_BITS = 2_048;
const CERTIFICATES_MAX = 10;

const wrong = (detail: string): SignOnProblem => new SignOnProblem('configuration', `metadata: ${detail}`);

/** Reads a provider's metadata, also within that of a federation. Throws `SignOnProblem`. */
export function readSamlMetadata(xml: string, entityId: string): SamlMetadata {
  const entity = entitiesIn(rootOf(xml)).find(({ attributes }) => attributes.entityID === entityId);
  if (entity === undefined) throw wrong('no entity with this id');
  const provider = childrenOf(entity, 'IDPSSODescriptor').find(({ attributes }) =>
    (attributes.protocolSupportEnumeration ?? '').split(/\s/).includes(PROTOCOL),
  );
  if (provider === undefined) throw wrong('no identity provider with SAML 2.0');
  for (const { attributes } of [entity, provider]) {
    const until = Date.parse(attributes.validUntil ?? '');
    if (until < Date.now()) throw wrong('expired');
  }
  const signIn = childrenOf(provider, 'SingleSignOnService').find(({ attributes }) => attributes.Binding === REDIRECT);
  const signInUrl = signIn?.attributes.Location ?? '';
  if (!isPlatformAddress(signInUrl)) throw wrong('no https address with the HTTP-Redirect binding');
  const certificates = childrenOf(provider, 'KeyDescriptor')
    .filter(({ attributes }) => (attributes.use ?? 'signing') === 'signing')
    .flatMap((key) => childrenOf(childOf(key, 'KeyInfo'), 'X509Data'))
    .flatMap((data) => childrenOf(data, 'X509Certificate'))
    .map(certificateIn);
  if (certificates.length === 0 || certificates.length > CERTIFICATES_MAX) throw wrong('no certificates, or too many');
  return { signInUrl, certificates };
}

function rootOf(xml: string): XmlElement {
  try {
    return xmlRoot(xml);
  } catch (cause) {
    throw wrong(cause instanceof Error ? cause.message.slice(0, 200) : 'not XML');
  }
}

const entitiesIn = (root: XmlElement): readonly XmlElement[] =>
  root.name === 'EntityDescriptor'
    ? [root]
    : root.name === 'EntitiesDescriptor'
      ? [...childrenOf(root, 'EntityDescriptor'), ...childrenOf(root, 'EntitiesDescriptor').flatMap(entitiesIn)]
      : [];

/** Expired ones are accepted: in SAML a certificate only carries a key, which the metadata vouches for. */
function certificateIn(element: XmlElement): X509Certificate {
  let certificate: X509Certificate;
  try {
    certificate = new X509Certificate(Buffer.from(textIn(element), 'base64'));
  } catch {
    throw wrong('a certificate cannot be read');
  }
  const { asymmetricKeyType: type, asymmetricKeyDetails: { modulusLength = 0 } = {} } = certificate.publicKey;
  if (type !== 'ec' && (type !== 'rsa' || modulusLength < RSA_MIN_BITS)) throw wrong('a key is too weak');
  return certificate;
}

/** Our addresses, as a provider's administrator needs them. The entity id is the address of this document. */
export function serviceMetadata({ entityId, returnUrl }: SamlAddresses): string {
  const descriptor = xmlElement(
    'md:SPSSODescriptor',
    { protocolSupportEnumeration: PROTOCOL, AuthnRequestsSigned: false, WantAssertionsSigned: true },
    xmlElement('md:NameIDFormat', {}, 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent') +
      xmlElement('md:AssertionConsumerService', { Binding: POST, Location: returnUrl, index: 0, isDefault: true }),
  );
  return XML_HEAD + xmlElement('md:EntityDescriptor', { 'xmlns:md': METADATA, entityID: entityId }, descriptor);
}
