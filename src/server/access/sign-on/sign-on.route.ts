import '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { SAML_RESPONSE_MAX_CHARS, SIGN_ON_WINDOW_S } from '#domain/access/sign-on/sign-on.limits.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { languageFor } from '#domain/platform/language.ts';
import { href } from '#routes/href.ts';
import { sendPage } from '../../lti/launch/launch.page.ts';
import type { CookieSettings } from '../../platform/http/browser-binding.ts';
import { clientNetwork } from '../../platform/http/client-network.ts';
import { requestedLanguagesOf } from '../../platform/http/request-origin.ts';
import { type Site, siteOrigin } from '../../platform/pages/site-origin.ts';
import { type AttemptLimits, attemptLimits } from '../attempt-limit.ts';
import { saveArrival } from './arrival.commands.ts';
import { claimLogin, startLogin } from './login.commands.ts';
import { revokeSignOnSessions } from './logout.commands.ts';
import { findProvider, type OidcProvider, type Provider } from './provider.queries.ts';
import { claimAssertion } from './saml/saml-assertion.commands.ts';
import { type SamlAddresses, serviceMetadata } from './saml/saml-metadata.ts';
import type { SamlService } from './saml/saml-service.ts';
import { signOnProblemPage } from './sign-on.page.ts';
import { readAndClearLoginCookie, setArrivalCookie, setLoginCookie } from './sign-on-cookie.ts';
import { SignOnProblem } from './sign-on-problem.ts';
import type { EndedSessions, LoginSecrets, SignOnService, VerifiedUser } from './sign-on-service.ts';

export type SignOnRoutes = {
  readonly pool: pg.Pool;
  readonly cookies: CookieSettings;
  readonly service: SignOnService;
  readonly saml: SamlService;
  readonly site: Site;
};

type Fields = Readonly<Record<string, unknown>>;
type ProviderRequest = FastifyRequest<{
  Body: Fields | null;
  Querystring: Fields;
  Params: { readonly provider: string };
}>;

const FIELD_MAX_CHARS = 10_000;
/** Base64 has characters that a form encodes with three. */
const FORM_MAX_BYTES = 50_000 + 3 * SAML_RESPONSE_MAX_CHARS;
/** The fields of a response that are used (RFC 6749, RFC 9207; SAML 2.0, HTTP-POST binding), and their maximum lengths. */
const RESPONSE_FIELDS = {
  code: FIELD_MAX_CHARS,
  state: FIELD_MAX_CHARS,
  iss: FIELD_MAX_CHARS,
  error: FIELD_MAX_CHARS,
  error_description: FIELD_MAX_CHARS,
  SAMLResponse: SAML_RESPONSE_MAX_CHARS,
  RelayState: FIELD_MAX_CHARS,
} as const;
type ResponseFields = Readonly<Partial<Record<keyof typeof RESPONSE_FIELDS, string>>>;

type Returned = {
  readonly provider: Provider;
  readonly secrets: LoginSecrets;
  readonly oidc: Omit<ResponseFields, 'SAMLResponse' | 'RelayState'>;
  readonly response: string | undefined;
  readonly addresses: SamlAddresses;
};

/**
 * Single sign-on with OpenID Connect or SAML 2.0. `/sign-on/start/ID`: a user goes to the provider; `/sign-on/return/ID`: the
 * provider sends the browser back; `/sign-on/metadata/ID`: our metadata for SAML; `/sign-on/logout/ID`: a provider with OpenID
 * Connect ends sessions, by a signed message of its own (POST, Back-Channel Logout 1.0) or in a frame of the user's browser
 * (GET, Front-Channel Logout 1.0). Each provider has addresses of its own, so that one can't answer for another.
 */
export async function addSignOnRoutes(app: FastifyInstance, parts: SignOnRoutes): Promise<void> {
  const { pool, cookies, service, saml, site } = parts;
  const limits = attemptLimits(pool);
  const addressesFor = (request: ProviderRequest, { id }: Provider): SamlAddresses => {
    const origin = siteOrigin(request, site);
    if (origin === null) throw new SignOnProblem('configuration', 'PUBLIC_URL is not set');
    return { returnUrl: `${origin}/sign-on/return/${id}`, entityId: `${origin}/sign-on/metadata/${id}` };
  };

  await app.register(async (within) => {
    within.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_MAX_BYTES },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );

    within.get('/sign-on/start/:provider', (request: ProviderRequest, reply) =>
      guarded(request, reply, async () => {
        await limits.signOnByAddress.count(clientNetwork(request.ip));
        const provider = await providerOf(pool, request);
        const { secret, ...secrets } = await startLogin(pool, provider.id);
        const addresses = addressesFor(request, provider);
        const there =
          provider.protocol === 'saml'
            ? await saml.addressFor(provider, secrets, addresses)
            : await service.addressFor(provider, secrets, addresses.returnUrl);
        setLoginCookie(reply, cookies, secrets.state, secret);
        return reply.header('cache-control', 'no-store').redirect(there.href, 302);
      }),
    );

    const complete = (request: ProviderRequest, reply: FastifyReply) =>
      guarded(request, reply, async () => {
        const fields = fieldsOf((request.method === 'POST' ? request.body : request.query) ?? {});
        const { SAMLResponse: response, RelayState: relayState, ...oidc } = fields;
        const state = (response === undefined ? oidc.state : relayState) ?? '';
        const login = await claimLogin(pool, state, readAndClearLoginCookie(request, reply, cookies, state));
        if (login === null) throw new SignOnProblem('state', 'the state is not known');
        const { provider, isOwn, ...secrets } = login;
        if (provider.id !== request.params.provider) throw new SignOnProblem('token', 'another provider was asked');
        if (!isOwn) throw new SignOnProblem('cookie', 'the state belongs to another browser, or its cookie is missing');
        const user = await verified({ provider, secrets, oidc, response, addresses: addressesFor(request, provider) });
        // Only incomplete sign-ins count against the network, which may be that of a whole school.
        await limits.signOnByAddress.refund(clientNetwork(request.ip));
        setArrivalCookie(reply, cookies, await saveArrival(pool, provider.id, user));
        return reply.header('cache-control', 'no-store').redirect(href('sign-on'), 303);
      });
    /** A response with one protocol never counts for a provider with the other. */
    const verified = async ({ provider, secrets, oidc, response, addresses }: Returned): Promise<VerifiedUser> => {
      if (provider.protocol === 'oidc') {
        const address = new URL(addresses.returnUrl);
        for (const [name, value] of Object.entries(oidc)) address.searchParams.set(name, value);
        return service.verify(provider, secrets, address);
      }
      if (response === undefined) throw new SignOnProblem('token', 'SAMLResponse is missing');
      const { assertion, ...user } = await saml.verify(provider, secrets, { ...addresses, response });
      await claimAssertion(pool, provider.id, assertion);
      return user;
    };
    within.get('/sign-on/return/:provider', complete);
    within.post('/sign-on/return/:provider', complete);

    within.get('/sign-on/metadata/:provider', (request: ProviderRequest, reply) =>
      guarded(request, reply, async () => {
        const provider = await providerOf(pool, request);
        if (provider.protocol !== 'saml') throw new SignOnProblem('provider', 'not with SAML');
        return reply
          .header('cache-control', 'no-store')
          .type('application/samlmetadata+xml')
          .send(serviceMetadata(addressesFor(request, provider)));
      }),
    );

    const logOut = async (request: ProviderRequest, reply: FastifyReply) => {
      reply.header('cache-control', 'no-store');
      try {
        await endSessions(parts, limits, request);
        return reply.code(200).send();
      } catch (cause) {
        if (cause instanceof ProductError && cause.code === 'TOO_MANY_TRIES')
          return reply
            .code(429)
            .header('retry-after', cause.retryAfterSeconds ?? SIGN_ON_WINDOW_S)
            .send();
        if (!(cause instanceof SignOnProblem)) throw cause;
        request.log.warn({ kind: cause.kind, detail: cause.detail }, 'a logout by a provider was refused');
        return reply.code(400).send({ error: 'invalid_request' });
      }
    };
    within.get('/sign-on/logout/:provider', logOut);
    within.post('/sign-on/logout/:provider', logOut);
  });
}

async function endSessions({ pool, service }: SignOnRoutes, limits: AttemptLimits, request: ProviderRequest) {
  const network = clientNetwork(request.ip);
  await limits.signOnByAddress.count(network);
  const provider = await providerOf(pool, request);
  if (provider.protocol !== 'oidc') throw new SignOnProblem('provider', 'not with OpenID Connect');
  const ended =
    request.method === 'POST' ? await signedLogout(service, provider, request) : framedLogout(provider, request);
  await revokeSignOnSessions(pool, provider.id, ended);
  await limits.signOnByAddress.refund(network);
}

async function signedLogout(service: SignOnService, provider: OidcProvider, { body }: ProviderRequest) {
  const { logout_token: token } = body ?? {};
  if (typeof token !== 'string') throw new SignOnProblem('token', 'logout_token is missing');
  return service.verifyLogout(provider, token);
}

/**
 * The session that a frame names. It has to name one: nothing here is signed, and browsers send no cookies to frames of
 * other sites. Only the provider and the user's browser know the id of a session, so that others can't end it.
 */
function framedLogout({ issuer }: OidcProvider, { query }: ProviderRequest): EndedSessions {
  const { iss, sid } = query;
  if (iss !== issuer) throw new SignOnProblem('token', 'iss is missing, or of another provider');
  if (typeof sid !== 'string' || sid === '' || sid.length > FIELD_MAX_CHARS)
    throw new SignOnProblem('token', 'sid is missing');
  return { issuer, subject: null, sid, issuedAt: Math.floor(Date.now() / 1_000) };
}

async function providerOf(pool: pg.Pool, { params }: ProviderRequest): Promise<Provider> {
  const provider = await findProvider(pool, params.provider);
  if (provider === null) throw new SignOnProblem('provider', params.provider.slice(0, 100));
  return provider;
}

/** The used fields of a response. A repeated one is an array, which is ambiguous and refused. */
function fieldsOf(given: Fields): ResponseFields {
  return Object.fromEntries(
    Object.entries(RESPONSE_FIELDS).flatMap(([name, maxChars]) => {
      const value = given[name];
      if (value === undefined) return [];
      if (typeof value !== 'string' || value.length > maxChars) throw new SignOnProblem('token', name);
      return [[name, value]];
    }),
  );
}

/** Refusals become pages for users, and a line in the log. */
async function guarded(
  request: ProviderRequest,
  reply: FastifyReply,
  work: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  try {
    return await work();
  } catch (cause) {
    const language = languageFor(requestedLanguagesOf(request));
    const show = (kind: SignOnProblem['kind'] | 'many', status: number) =>
      sendPage(reply, { html: signOnProblemPage(language, kind), frames: [], status });
    if (cause instanceof ProductError && cause.code === 'TOO_MANY_TRIES') {
      reply.header('retry-after', cause.retryAfterSeconds ?? SIGN_ON_WINDOW_S);
      return show('many', 429);
    }
    if (!(cause instanceof SignOnProblem)) throw cause;
    request.log.warn({ kind: cause.kind, detail: cause.detail }, 'a sign-in with a provider was refused');
    return show(cause.kind, 400);
  }
}
