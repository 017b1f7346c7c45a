/** How an identity provider identifies users: OpenID Connect, or SAML 2.0. */
export type SignOnProtocol = 'oidc' | 'saml';
