import { jwtVerify } from 'jose';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  None,
} from 'openid-client';
import * as z from 'zod/mini';
import { SIGN_ON_CLOCK_TOLERANCE_S, SIGN_ON_TOKEN_AGE_S } from '#domain/access/sign-on/sign-on.limits.ts';
import { needsFormPost } from '#domain/access/sign-on/sign-on-presets.ts';
import { profileFromClaims, type SignOnProfile } from '#domain/access/sign-on/sign-on-profile.schema.ts';
import { linesOf } from '#domain/platform/resources/lines.rule.ts';
import { storable } from '#domain/platform/storable.ts';
import type { Tool } from '../../lti/tool.ts';
import { clientSecretOf, sealClientSecret } from './client-secret.ts';
import { signOnProblemOf } from './describe-failure.ts';
import type { OidcProvider } from './provider.queries.ts';
import { providerFetch } from './provider-fetch.ts';
import { SignOnProblem } from './sign-on-problem.ts';

/** Accepted signature algorithms: asymmetric only, so that only the provider can sign. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
const DISCOVERY_FRESH_MS = 10 * 60_000;
const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';

/** What a login remembers of its start. */
export type LoginSecrets = { readonly state: string; readonly nonce: string; readonly verifier: string };
/** A user whose provider has identified them. */
export type VerifiedUser = {
  readonly issuer: string;
  readonly subject: string;
  /** The provider's id of its session, if it sends one. */
  readonly sid: string | null;
  readonly profile: SignOnProfile;
};
/** A session, or all sessions of a user, that a provider has ended. */
export type EndedSessions = {
  readonly issuer: string;
  readonly subject: string | null;
  readonly sid: string | null;
  readonly issuedAt: number;
};

/** Talks to identity providers with OpenID Connect. Every call throws `SignOnProblem`. */
export type SignOnService = {
  /** The address at which a user signs in to the provider. */
  readonly addressFor: (provider: OidcProvider, secrets: LoginSecrets, redirectUri: string) => Promise<URL>;
  /** Exchanges the provider's response for a verified user. `response` is the redirect address with the fields. */
  readonly verify: (provider: OidcProvider, secrets: LoginSecrets, response: URL) => Promise<VerifiedUser>;
  readonly verifyLogout: (provider: OidcProvider, token: string) => Promise<EndedSessions>;
  /** Reads the provider's configuration and keys again, to find mistakes before a user does. */
  readonly check: (provider: OidcProvider) => Promise<void>;
  readonly seal: (provider: OidcProvider, clientSecret: string) => Buffer;
};

const id = z.string().check(z.minLength(1), z.maxLength(255));
const userSchema = z.object({ sub: id, sid: z.optional(id) });
const logoutSchema = z.object({
  sub: z.optional(id),
  sid: z.optional(id),
  iat: z.number(),
  events: z.object({ [LOGOUT_EVENT]: z.looseObject({}) }),
  nonce: z.optional(z.never()),
});

type Cached = { readonly key: string; readonly until: number; readonly configuration: Promise<Configuration> };

/** @param secret of this server, for the encryption of client secrets */
export function openSignOn(
  { outboundFetch, platformKeys }: Pick<Tool, 'outboundFetch' | 'platformKeys'>,
  secret: Buffer,
): SignOnService {
  const fetcher = providerFetch(outboundFetch);
  const cache = new Map<string, Cached>();

  function configurationOf(provider: OidcProvider): Promise<Configuration> {
    const key = [provider.issuer, provider.clientId, provider.sealedSecret?.toString('hex')].join('\n');
    const known = cache.get(provider.id);
    if (known?.key === key && known.until > Date.now()) return known.configuration;
    const configuration = discovered(provider);
    cache.set(provider.id, { key, until: Date.now() + DISCOVERY_FRESH_MS, configuration });
    // After a failure the next user tries again.
    configuration.catch(() => cache.delete(provider.id));
    return configuration;
  }

  const discovered = async (provider: OidcProvider): Promise<Configuration> => {
    const clientSecret = clientSecretOf(secret, provider);
    return discovery(
      new URL(provider.issuer),
      provider.clientId,
      {},
      clientSecret === null ? None() : secretAuth(clientSecret),
      // The protected fetch decides which addresses may do without https.
      { [customFetch]: fetcher, execute: [allowInsecureRequests] },
    );
  };

  const keysOf = (configuration: Configuration) => {
    const { jwks_uri: address } = configuration.serverMetadata();
    if (address === undefined) throw new SignOnProblem('configuration', 'jwks_uri is missing');
    return platformKeys(address);
  };

  const described = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (cause) {
      throw signOnProblemOf(cause);
    }
  };

  return {
    addressFor: (provider, { state, nonce, verifier }, redirectUri) =>
      described(async () =>
        buildAuthorizationUrl(await configurationOf(provider), {
          ...{ redirect_uri: redirectUri, scope: provider.scopes, response_type: 'code', state, nonce },
          ...{ code_challenge: await calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256' },
          ...(needsFormPost(provider.issuer) && { response_mode: 'form_post' }),
        }),
      ),
    verify: (provider, { state, nonce, verifier }, response) =>
      described(async () => {
        const configuration = await configurationOf(provider);
        const { id_token: idToken = '' } = await authorizationCodeGrant(configuration, response, {
          ...{ expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true },
        });
        // The library trusts the connection to the token endpoint; the signature is verified as well.
        const { payload } = await jwtVerify(idToken, keysOf(configuration), {
          algorithms: ALGORITHMS,
          issuer: provider.issuer,
          audience: provider.clientId,
          requiredClaims: ['exp', 'iat', 'nonce', 'sub'],
          maxTokenAge: SIGN_ON_TOKEN_AGE_S,
          clockTolerance: SIGN_ON_CLOCK_TOLERANCE_S,
        });
        const { sub, sid = null } = parsed(userSchema, payload);
        const rule = { ...provider, teacherValues: linesOf(provider.teacherValues) };
        return { issuer: provider.issuer, subject: sub, sid, profile: profileFromClaims(payload, rule) };
      }),
    verifyLogout: (provider, token) =>
      described(async () => {
        const { payload } = await jwtVerify(token, keysOf(await configurationOf(provider)), {
          algorithms: ALGORITHMS,
          issuer: provider.issuer,
          audience: provider.clientId,
          requiredClaims: ['iat', 'jti', 'events'],
          maxTokenAge: SIGN_ON_TOKEN_AGE_S,
          clockTolerance: SIGN_ON_CLOCK_TOLERANCE_S,
        });
        const { sub: subject = null, sid = null, iat } = parsed(logoutSchema, payload);
        if (subject === null && sid === null) throw new SignOnProblem('token', 'sub and sid are missing');
        return { issuer: provider.issuer, subject, sid, issuedAt: iat };
      }),
    check: (provider) =>
      described(async () => {
        cache.delete(provider.id);
        const { jwks_uri: address, authorization_endpoint: there } = (await configurationOf(provider)).serverMetadata();
        if (address === undefined || there === undefined)
          throw new SignOnProblem('configuration', 'jwks_uri or authorization_endpoint is missing');
        const { status } = await fetcher(address, { method: 'GET', headers: {}, body: undefined, redirect: 'manual' });
        if (status !== 200) throw new SignOnProblem('configuration', `${address}: status ${status}`);
      }),
    seal: (provider, clientSecret) => sealClientSecret(secret, provider, clientSecret),
  };
}

function parsed<Schema extends z.ZodMiniType>(schema: Schema, payload: object): z.output<Schema> {
  const result = schema.safeParse(storable(payload));
  if (!result.success) throw new SignOnProblem('token', z.prettifyError(result.error).slice(0, 500));
  return result.data;
}

/** How the secret is sent: as the provider accepts it; HTTP Basic is the default of OpenID Connect. */
const secretAuth = (clientSecret: string): ClientAuth => {
  const [basic, post] = [ClientSecretBasic(clientSecret), ClientSecretPost(clientSecret)];
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (methods.includes('client_secret_basic') ? basic : post)(server, ...rest);
  };
};
