import { generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { SignedXml } from 'xml-crypto';
import { xmlRoot } from '#server/interchange/xml/xml-elements.ts';

const ns = 'urn:oasis:names:tc:SAML:2.0';
const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const SHA256 = 'http://www.w3.org/2001/04/xmlenc#sha256';
const SHA1 = 'http://www.w3.org/2000/09/xmldsig#sha1';
const RSA_SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';
const RSA_SHA1 = 'http://www.w3.org/2000/09/xmldsig#rsa-sha1';

/** A key with a certificate, with which a provider signs. */
export type SamlKey = { readonly privateKey: KeyObject; readonly certificate: string };

const length = (bytes: number): Buffer => {
  if (bytes < 128) return Buffer.from([bytes]);
  const hex = bytes.toString(16);
  const encoded = Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
  return Buffer.concat([Buffer.from([128 + encoded.length]), encoded]);
};
/** A value in DER. */
const der = (tag: number, ...parts: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag]), length(content.length), content]);
};
const [INTEGER, BITS, NULL, OID, UTF8, TIME, SEQUENCE, SET, VERSION] = [2, 3, 5, 6, 12, 23, 48, 49, 160];
const RSA_WITH_SHA256 = der(SEQUENCE, der(OID, Buffer.from('2a864886f70d01010b', 'hex')), der(NULL));
const NAME = der(
  SEQUENCE,
  der(SET, der(SEQUENCE, der(OID, Buffer.from('550403', 'hex')), der(UTF8, Buffer.from('Test provider')))),
);

/** A new key with a certificate that it has signed itself. */
export function newSamlKey(bits = 2_048): SamlKey {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: bits });
  const body = der(
    SEQUENCE,
    der(VERSION, der(INTEGER, Buffer.from([2]))),
    der(INTEGER, Buffer.from([1])),
    RSA_WITH_SHA256,
    NAME,
    der(SEQUENCE, der(TIME, Buffer.from('250101000000Z')), der(TIME, Buffer.from('450101000000Z'))),
    NAME,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = der(BITS, Buffer.from([0]), sign('sha256', body, privateKey));
  return { privateKey, certificate: der(SEQUENCE, body, RSA_WITH_SHA256, signature).toString('base64') };
}

/** Metadata of a provider with these certificates. */
export const samlMetadata = (
  entityId: string,
  keys: readonly Pick<SamlKey, 'certificate'>[],
  { signIn = 'https://idp.example.org/sso', more = '' }: { readonly signIn?: string; readonly more?: string } = {},
): string => `<?xml version="1.0"?>
<md:EntityDescriptor xmlns:md="${ns}:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#" entityID="${entityId}"${more}>
  <md:IDPSSODescriptor protocolSupportEnumeration="${ns}:protocol">
    ${keys.map(({ certificate }) => `<md:KeyDescriptor use="signing"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${certificate.replaceAll(/(.{64})/g, '$1\n')}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`).join('')}
    <md:SingleSignOnService Binding="${ns}:bindings:HTTP-POST" Location="${signIn}/post"/>
    <md:SingleSignOnService Binding="${ns}:bindings:HTTP-Redirect" Location="${signIn}"/>
  </md:IDPSSODescriptor>
</md:EntityDescriptor>`;

/** What a provider reads from the address to which a browser was sent. */
export type SamlRequest = {
  readonly id: string;
  readonly returnUrl: string;
  readonly audience: string;
  readonly relayState: string;
};

export function readSamlRequest(url: URL): SamlRequest {
  const encoded = url.searchParams.get('SAMLRequest') ?? '';
  const request = xmlRoot(inflateRawSync(Buffer.from(encoded, 'base64')).toString());
  const [issuer] = request.nodes;
  return {
    id: request.attributes.ID ?? '',
    returnUrl: request.attributes.AssertionConsumerServiceURL ?? '',
    audience: typeof issuer === 'object' ? String(issuer.nodes[0]) : '',
    relayState: url.searchParams.get('RelayState') ?? '',
  };
}

export type SamlResponse = {
  readonly request: Pick<SamlRequest, 'id' | 'returnUrl' | 'audience'>;
  readonly issuer: string;
  readonly key: SamlKey;
  readonly nameId?: string;
  readonly format?: string;
  readonly attributes?: Readonly<Record<string, string | readonly string[]>>;
  readonly signedPart?: 'assertion' | 'response' | 'both' | 'nothing';
  readonly sha1?: boolean;
  readonly audience?: string;
  readonly recipient?: string;
  readonly inResponseTo?: string | null;
  /** Seconds until it is valid no longer, and since it was issued. */
  readonly validFor?: number;
  readonly issuedAgo?: number;
  readonly status?: string;
  readonly assertionId?: string;
  /** Changes the assertion before it is signed. */
  readonly edit?: (xml: string) => string;
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A response as XML, signed as asked. */
export function samlResponse({
  request,
  issuer,
  key,
  nameId = randomUUID(),
  format = `${ns}:nameid-format:persistent`,
  attributes = {},
  signedPart = 'assertion',
  sha1 = false,
  audience = request.audience,
  recipient = request.returnUrl,
  inResponseTo = request.id,
  validFor = 120,
  issuedAgo = 1,
  status = 'Success',
  assertionId = `_a${randomUUID()}`,
  edit = (xml) => xml,
}: SamlResponse): string {
  const at = (seconds: number): string => new Date(Date.now() + seconds * 1_000).toISOString();
  const answers = inResponseTo === null ? '' : ` InResponseTo="${inResponseTo}"`;
  const assertion = edit(
    `<saml:Assertion xmlns:saml="${ns}:assertion" ID="${assertionId}" Version="2.0" IssueInstant="${at(-issuedAgo)}"><saml:Issuer>${issuer}</saml:Issuer><saml:Subject><saml:NameID Format="${format}">${escaped(nameId)}</saml:NameID><saml:SubjectConfirmation Method="${ns}:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="${at(validFor)}" Recipient="${recipient}"${answers}/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${at(-issuedAgo - 5)}" NotOnOrAfter="${at(validFor)}"><saml:AudienceRestriction><saml:Audience>${audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${at(-issuedAgo)}" SessionIndex="s1"><saml:AuthnContext><saml:AuthnContextClassRef>${ns}:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement><saml:AttributeStatement>${Object.entries(
      attributes,
    )
      .map(
        ([name, values]) =>
          `<saml:Attribute Name="${escaped(name)}">${[values]
            .flat()
            .map((value) => `<saml:AttributeValue>${escaped(value)}</saml:AttributeValue>`)
            .join('')}</saml:Attribute>`,
      )
      .join('')}</saml:AttributeStatement></saml:Assertion>`,
  );
  const response = `<samlp:Response xmlns:samlp="${ns}:protocol" ID="_r${randomUUID()}" Version="2.0" IssueInstant="${at(-1)}" Destination="${request.returnUrl}"${answers}><saml:Issuer xmlns:saml="${ns}:assertion">${issuer}</saml:Issuer><samlp:Status><samlp:StatusCode Value="${ns}:status:${status}"/></samlp:Status>${status === 'Success' ? assertion : ''}</samlp:Response>`;
  const signed =
    signedPart === 'assertion' || signedPart === 'both' ? signXml(response, 'Assertion', { key, sha1 }) : response;
  return signedPart === 'response' || signedPart === 'both' ? signXml(signed, 'Response', { key, sha1 }) : signed;
}

/** Adds the signature of the first element with a name, where the schema wants it. */
function signXml(
  xml: string,
  name: 'Assertion' | 'Response',
  { key, sha1 = false }: { readonly key: SamlKey; readonly sha1?: boolean },
): string {
  const path = name === 'Response' ? `/*[local-name(.)='Response']` : `/*/*[local-name(.)='Assertion']`;
  const signer = new SignedXml({
    privateKey: key.privateKey.export({ type: 'pkcs8', format: 'pem' }),
    publicCert: `-----BEGIN CERTIFICATE-----\n${key.certificate}\n-----END CERTIFICATE-----`,
    signatureAlgorithm: sha1 ? RSA_SHA1 : RSA_SHA256,
    canonicalizationAlgorithm: EXCLUSIVE,
  });
  signer.addReference({
    xpath: path,
    digestAlgorithm: sha1 ? SHA1 : SHA256,
    transforms: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', EXCLUSIVE],
  });
  signer.computeSignature(xml, { location: { reference: `${path}/*[local-name(.)='Issuer']`, action: 'after' } });
  return signer.getSignedXml();
}

/** As a form posts it. */
export const encodedSaml = (xml: string): string => Buffer.from(xml).toString('base64');
