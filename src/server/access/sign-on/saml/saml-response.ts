import { childOf, childrenOf, textIn, type XmlElement, xmlRoot } from '../../../interchange/xml/xml-elements.ts';
import { SignOnProblem } from '../sign-on-problem.ts';

/** Why a response is refused, for the log. */
export type SamlFault =
  | 'size'
  | 'xml'
  | 'dtd'
  | 'comment'
  | 'encrypted'
  | 'wrapped'
  | 'algorithm'
  | 'unsigned'
  | 'signature'
  | 'issuer'
  | 'destination'
  | 'recipient'
  | 'audience'
  | 'conditions'
  | 'subject'
  | 'unsolicited';

/** A response that is refused. */
export const samlProblem = (fault: SamlFault, detail = ''): SignOnProblem =>
  new SignOnProblem(fault === 'unsolicited' ? 'state' : 'token', `saml: ${fault}${detail === '' ? '' : `: ${detail}`}`);

const SUCCESS = 'urn:oasis:names:tc:SAML:2.0:status:Success';
const ENVELOPED = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature';
const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const INCLUSIVE = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
/** SHA-1 and HMAC are in none of them. */
const SIGNATURES: ReadonlySet<string> = new Set([
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha384',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
  'http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256',
  'http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha384',
  'http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha512',
]);
const DIGESTS: ReadonlySet<string> = new Set([
  'http://www.w3.org/2001/04/xmlenc#sha256',
  'http://www.w3.org/2001/04/xmldsig-more#sha384',
  'http://www.w3.org/2001/04/xmlenc#sha512',
]);
const TRANSFORMS: ReadonlySet<string> = new Set([ENVELOPED, EXCLUSIVE, INCLUSIVE]);

/**
 * Refuses a response whose form leaves room for attacks, before any signature in it is verified: what two parsers could
 * read differently (DTDs, comments, CDATA, processing instructions), more than one assertion, signatures of anything but
 * the response and its assertion, and weak algorithms. What remains has one meaning, which the signature then proves.
 */
export function assertPlainResponse(xml: string, returnUrl: string): void {
  if (/<!DOCTYPE|<!ENTITY/i.test(xml)) throw samlProblem('dtd');
  if (xml.includes('<!') || /<\?(?!xml )/.test(xml)) throw samlProblem('comment');
  const root = rootOf(xml);
  if (root.name !== 'Response') throw samlProblem('wrapped', 'root');
  const destination = root.attributes.Destination;
  if (destination !== undefined && destination !== returnUrl) throw samlProblem('destination');
  const all = descendantsOf(root);
  const named = (name: string): readonly XmlElement[] => all.filter((element) => element.name === name);
  if (named('Response').length > 1) throw samlProblem('wrapped', 'responses');
  assertSuccess(root);
  if (named('EncryptedAssertion').length + named('EncryptedID').length > 0) throw samlProblem('encrypted');
  const [assertion, ...others] = named('Assertion');
  if (assertion === undefined || others.length > 0 || !root.nodes.includes(assertion))
    throw samlProblem('wrapped', 'assertions');
  const ids = all.flatMap(({ attributes }) =>
    Object.entries(attributes).flatMap(([name, value]) => (/^(?:.*:)?id$/i.test(name) ? [value] : [])),
  );
  if (new Set(ids).size < ids.length) throw samlProblem('wrapped', 'ids');
  const signed = [root, assertion].filter((element) => childrenOf(element, 'Signature').length > 0);
  if (named('Signature').length === 0) throw samlProblem('unsigned');
  if (named('Signature').length > signed.length) throw samlProblem('wrapped', 'signatures');
  for (const element of signed) assertSignatureOf(element);
}

function rootOf(xml: string): XmlElement {
  try {
    return xmlRoot(xml);
  } catch (cause) {
    throw samlProblem('xml', cause instanceof Error ? cause.message.slice(0, 200) : '');
  }
}

const descendantsOf = (element: XmlElement): readonly XmlElement[] => [
  element,
  ...element.nodes.flatMap((node) => (typeof node === 'string' ? [] : descendantsOf(node))),
];

/** The provider says itself why it signs nobody in. */
function assertSuccess(root: XmlElement): void {
  const code = childOf(childOf(root, 'Status'), 'StatusCode');
  if (code?.attributes.Value === SUCCESS) return;
  const detail = childOf(code, 'StatusCode')?.attributes.Value ?? code?.attributes.Value ?? 'no status';
  throw new SignOnProblem('refused', `saml: ${detail.slice(0, 200)}`);
}

/** A signature of the element that contains it, and of nothing else. */
function assertSignatureOf(element: XmlElement): void {
  const signature = childOf(element, 'Signature');
  const info = childOf(signature, 'SignedInfo');
  const [reference, ...others] = childrenOf(info, 'Reference');
  if (reference === undefined || others.length > 0 || childOf(signature, 'Object') !== null)
    throw samlProblem('wrapped', 'references');
  const id = element.attributes.ID;
  if (id === undefined || reference.attributes.URI !== `#${id}`) throw samlProblem('wrapped', 'reference');
  const algorithm = (of: XmlElement | null): string => of?.attributes.Algorithm ?? '';
  const transforms = childrenOf(childOf(reference, 'Transforms'), 'Transform').map(algorithm);
  if (!transforms.every((transform) => TRANSFORMS.has(transform))) throw samlProblem('algorithm', 'transform');
  if (!SIGNATURES.has(algorithm(childOf(info, 'SignatureMethod')))) throw samlProblem('algorithm', 'signature');
  if (!DIGESTS.has(algorithm(childOf(reference, 'DigestMethod')))) throw samlProblem('algorithm', 'digest');
}

/** What is read from an assertion whose signature was verified. */
export type VerifiedAssertion = {
  readonly id: string;
  readonly subject: XmlElement;
  readonly sessionIndex: string | null;
  /** When it is valid no longer. */
  readonly validUntil: number;
  readonly attributes: readonly XmlElement[];
};

export type ExpectedAssertion = {
  readonly issuer: string;
  readonly audience: string;
  readonly recipient: string;
  readonly requestId: string;
  readonly now: number;
  readonly toleranceMs: number;
};

const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';

/**
 * Checks a verified assertion: of this issuer, for this service, at this address and in response to this request. `xml` is
 * the signed text itself. Throws `SignOnProblem`.
 */
export function readAssertion(xml: string, expected: ExpectedAssertion): VerifiedAssertion {
  const { issuer, audience, recipient, requestId, now, toleranceMs } = expected;
  const assertion = rootOf(xml);
  if (textIn(childOf(assertion, 'Issuer')).trim() !== issuer) throw samlProblem('issuer');
  const conditions = childOf(assertion, 'Conditions');
  const audiences = childrenOf(conditions, 'AudienceRestriction').map((restriction) =>
    childrenOf(restriction, 'Audience').map((each) => textIn(each).trim()),
  );
  // Several restrictions all apply.
  if (audiences.length === 0 || !audiences.every((each) => each.includes(audience))) throw samlProblem('audience');
  const validUntil = instantIn(conditions, 'NotOnOrAfter');
  if (validUntil === null) throw samlProblem('conditions');
  if (now - toleranceMs >= validUntil) throw new SignOnProblem('clock', 'saml: expired');
  const validFrom = instantIn(conditions, 'NotBefore');
  if (validFrom !== null && now + toleranceMs < validFrom) throw new SignOnProblem('clock', 'saml: not valid yet');
  if (childOf(assertion, 'AuthnStatement') === null) throw samlProblem('conditions', 'no authentication');
  const subject = childOf(assertion, 'Subject');
  if (subject === null) throw samlProblem('subject');
  const confirmations = childrenOf(subject, 'SubjectConfirmation')
    .filter(({ attributes }) => attributes.Method === BEARER)
    .map((confirmation) => childOf(confirmation, 'SubjectConfirmationData'));
  const here = confirmations.filter((data) => data?.attributes.Recipient === recipient);
  if (here.length === 0) throw samlProblem('recipient');
  const asked = here.filter((data) => data?.attributes.InResponseTo === requestId);
  if (asked.length === 0) throw samlProblem('unsolicited');
  if (!asked.some((data) => now - toleranceMs < (instantIn(data, 'NotOnOrAfter') ?? 0)))
    throw new SignOnProblem('clock', 'saml: expired');
  const id = assertion.attributes.ID ?? '';
  if (id === '') throw samlProblem('xml', 'no id');
  return {
    ...{ id, subject, validUntil },
    sessionIndex: childOf(assertion, 'AuthnStatement')?.attributes.SessionIndex ?? null,
    attributes: childrenOf(assertion, 'AttributeStatement').flatMap((each) => childrenOf(each, 'Attribute')),
  };
}

/** Null without the attribute; of an invalid one the comparison with any instant is false, so 0. */
function instantIn(element: XmlElement | null, name: string): number | null {
  const written = element?.attributes[name];
  if (written === undefined) return null;
  const instant = Date.parse(written);
  return Number.isNaN(instant) ? 0 : instant;
}
