/** The claim that an attribute of SAML means, by the names under which providers send it (eduPerson, LDAP, AD FS). */
const CLAIMS: ReadonlyMap<string, string> = new Map([
  ['mail', 'email'],
  ['email', 'email'],
  ['emailaddress', 'email'],
  ['urn:oid:0.9.2342.19200300.100.1.3', 'email'],
  ['http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress', 'email'],
  ['displayname', 'name'],
  ['cn', 'name'],
  ['urn:oid:2.16.840.1.113730.3.1.241', 'name'],
  ['urn:oid:2.5.4.3', 'name'],
  ['http://schemas.microsoft.com/identity/claims/displayname', 'name'],
  ['givenname', 'given_name'],
  ['firstname', 'given_name'],
  ['urn:oid:2.5.4.42', 'given_name'],
  ['http://schemas.xmlsoap.org/ws/2005/05/identity/claims/givenname', 'given_name'],
  ['sn', 'family_name'],
  ['surname', 'family_name'],
  ['lastname', 'family_name'],
  ['urn:oid:2.5.4.4', 'family_name'],
  ['http://schemas.xmlsoap.org/ws/2005/05/identity/claims/surname', 'family_name'],
]);

/** An attribute of a SAML assertion. */
export type SamlAttribute = {
  readonly name: string;
  /** A name for people, such as `mail`; may be empty. */
  readonly friendlyName: string;
  readonly values: readonly string[];
};

/**
 * Attributes as claims: each by its name and its friendly name, a list if it has several values, and those that mean a
 * name or an email also as the claims of OpenID Connect. The first attribute with a name counts.
 */
export function claimsFromAttributes(attributes: readonly SamlAttribute[]): object {
  const claims = new Map<string, string | readonly string[]>();
  const add = (name: string, value: string | readonly string[]): void => {
    if (name !== '' && !claims.has(name)) claims.set(name, value);
  };
  for (const { name, friendlyName, values } of attributes) {
    const [first] = values;
    if (first === undefined) continue;
    const value = values.length === 1 ? first : values;
    add(name, value);
    add(friendlyName, value);
    const meaning = CLAIMS.get(name.toLowerCase()) ?? CLAIMS.get(friendlyName.toLowerCase());
    if (meaning !== undefined) add(meaning, first);
  }
  return Object.fromEntries(claims);
}
