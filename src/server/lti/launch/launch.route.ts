import type { FormFields } from '../form-fields.ts';
import '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { LTI_LOGIN_WINDOW_S } from '#domain/lti/lti.limits.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { languageFor } from '#domain/platform/language.ts';
import { href } from '#routes/href.ts';
import { attemptLimits } from '../../access/attempt-limit.ts';
import type { CookieSettings } from '../../platform/http/browser-binding.ts';
import { clientNetwork } from '../../platform/http/client-network.ts';
import { requestedLanguagesOf } from '../../platform/http/request-origin.ts';
import { type Site, siteOrigin } from '../../platform/pages/site-origin.ts';
import { findPlatform } from '../platform.queries.ts';
import { register, startRegistration } from '../registration/registration.route.ts';
import type { Tool } from '../tool.ts';
import { claimChoice, offerChoice } from './choice.route.ts';
import { saveLaunch } from './launch.commands.ts';
import { framesOf, openingPage, problemPage, sendPage } from './launch.page.ts';
import { readAndClearLoginCookie, setLaunchCookie, setLoginCookie } from './launch-cookie.ts';
import { readLaunchMessage } from './launch-message.ts';
import { LaunchProblem } from './launch-problem.ts';
import { claimLogin, startLogin } from './login.commands.ts';

export type LaunchRoutes = {
  readonly pool: pg.Pool;
  readonly cookies: CookieSettings;
  readonly tool: Tool;
  readonly site: Site;
};

type FormRequest = FastifyRequest<{ Body: FormFields | null; Querystring: FormFields }>;

const FORM_MAX_BYTES = 200_000;
const FIELD_MAX_CHARS = 4_000;

const isWithinFrame = ({ headers }: FastifyRequest): boolean => /frame$/.test(String(headers['sec-fetch-dest'] ?? ''));

/**
 * LTI 1.3, as a tool. `/lti/login`: a platform starts a launch; `/lti/launch`: it sends the browser back with a signed
 * message; `/lti/choose`: a teacher chooses content for a course (Deep Linking 2.0); `/lti/open`: a launch within a
 * frame continues in a new window; `/lti/register`: a platform registers itself with an admin's link (Dynamic
 * Registration 1.0); `/lti/jwks`: our public keys.
 */
export async function addLaunchRoutes(app: FastifyInstance, parts: LaunchRoutes): Promise<void> {
  const { pool, cookies, tool } = parts;
  const limits = attemptLimits(pool);
  const ownOrigin = (request: FastifyRequest): string => {
    const origin = siteOrigin(request, parts.site);
    if (origin === null) throw new LaunchProblem('configuration', 'PUBLIC_URL is not set');
    return origin;
  };

  app.get('/lti/jwks', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=600').send(await tool.keys.keySet()),
  );

  await app.register(async (within) => {
    within.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_MAX_BYTES },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );

    const login = async (request: FormRequest, reply: FastifyReply) => {
      await limits.launchByAddress.count(clientNetwork(request.ip));
      const given: FormFields = request.method === 'POST' ? (request.body ?? {}) : eachOnce(request.query);
      const { iss = '', login_hint: hint, lti_message_hint: messageHint, client_id: clientId = null } = given;
      if (
        hint === undefined ||
        [iss, hint, messageHint, clientId].some((field) => (field?.length ?? 0) > FIELD_MAX_CHARS)
      )
        throw new LaunchProblem('platform', 'login_hint');
      const platform = await findPlatform(pool, iss, clientId);
      if (platform === null) throw new LaunchProblem('platform', `${iss} ${clientId ?? ''}`.slice(0, 300));
      const { state, nonce, secret } = await startLogin(pool, platform.id);
      setLoginCookie(reply, { cookies, state }, secret);
      const there = new URL(platform.authorizationUrl);
      for (const [name, value] of Object.entries({
        ...{ scope: 'openid', response_type: 'id_token', response_mode: 'form_post', prompt: 'none' },
        ...{ client_id: platform.clientId, redirect_uri: `${ownOrigin(request)}/lti/launch`, login_hint: hint },
        ...(messageHint !== undefined && { lti_message_hint: messageHint }),
        ...{ state, nonce },
      }))
        there.searchParams.set(name, value);
      return reply.header('cache-control', 'no-store').redirect(there.href, 302);
    };
    within.get('/lti/login', guarded(login));
    within.post('/lti/login', guarded(login));

    within.post(
      '/lti/launch',
      guarded(async (request, reply, known) => {
        const { state = '', id_token: idToken = '', error } = request.body ?? {};
        const ended = await claimLogin(pool, state, readAndClearLoginCookie(request, reply, { cookies, state }));
        if (ended === null) throw new LaunchProblem('state', 'the state is not known');
        const { platform, nonce, isOwn } = ended;
        known(framesOf(platform));
        if (!isOwn) throw new LaunchProblem('cookie', 'the state belongs to another browser, or its cookie is missing');
        if (error !== undefined) throw new LaunchProblem('refused', error.slice(0, 100));
        const origin = ownOrigin(request);
        const message = await readLaunchMessage(idToken, { platform, nonce, origin, keys: tool.platformKeys });
        // The launch has completed: only incomplete launches count against the network, which may be that of a whole
        // school.
        await limits.launchByAddress.refund(clientNetwork(request.ip));
        if (message.choice !== null)
          return offerChoice(pool, reply, { platform, message, language: languageOf(request) });
        const code = await saveLaunch(pool, platform.id, message);
        if (isWithinFrame(request))
          return sendPage(reply, { html: openingPage(languageOf(request), code), frames: framesOf(platform) });
        setLaunchCookie(reply, cookies, code);
        return reply.header('cache-control', 'no-store').redirect(href('launch'), 303);
      }),
    );

    // Only a page of this server sends these, and such a page contains a code only after the browser was verified.
    const refuseOthers = (request: FastifyRequest): void => {
      if (request.headers.origin !== ownOrigin(request)) throw new LaunchProblem('state', 'sent from elsewhere');
    };
    within.post(
      '/lti/choose',
      guarded((request, reply) => {
        refuseOthers(request);
        const [fields, origin] = [request.body ?? {}, ownOrigin(request)];
        return claimChoice({ pool, keys: tool.keys }, reply, { fields, origin, language: languageOf(request) });
      }),
    );
    const registering = { pool, outboundFetch: tool.outboundFetch };
    within.get(
      '/lti/register',
      guarded(async (request, reply, known) => {
        await limits.launchByAddress.count(clientNetwork(request.ip));
        return startRegistration(registering, reply, {
          fields: eachOnce(request.query),
          language: languageOf(request),
          known,
        });
      }),
    );
    within.post(
      '/lti/register',
      guarded(async (request, reply, known) => {
        refuseOthers(request);
        await limits.launchByAddress.count(clientNetwork(request.ip));
        const [fields, origin] = [request.body ?? {}, ownOrigin(request)];
        return register(registering, reply, { fields, origin, language: languageOf(request), known });
      }),
    );
    within.post(
      '/lti/open',
      guarded(async (request, reply) => {
        refuseOthers(request);
        setLaunchCookie(reply, cookies, request.body?.code ?? '');
        return reply.header('cache-control', 'no-store').redirect(href('launch'), 303);
      }),
    );
  });
}

/** Parameters of an address. A repeated one is an array, which is ambiguous and rejected. */
const eachOnce = (query: Readonly<Record<string, unknown>>): FormFields =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => {
      if (typeof value !== 'string') throw new LaunchProblem('platform', `${name.slice(0, 100)} is repeated`);
      return [name, value];
    }),
  );

const languageOf = (request: FastifyRequest) => languageFor(requestedLanguagesOf(request));

type Handler = (
  request: FormRequest,
  reply: FastifyReply,
  /** Filled with the sites that may frame the page, so that a problem can be shown there. */
  known: (frames: readonly string[]) => void,
) => Promise<FastifyReply>;

/** Refusals become pages for users, and a line in the log. */
const guarded =
  (work: Handler) =>
  async (request: FormRequest, reply: FastifyReply): Promise<FastifyReply> => {
    let frames: readonly string[] = [];
    const known = (sites: readonly string[]): void => {
      frames = sites;
    };
    try {
      return await work(request, reply, known);
    } catch (cause) {
      const language = languageOf(request);
      if (cause instanceof ProductError && cause.code === 'TOO_MANY_TRIES') {
        reply.header('retry-after', cause.retryAfterSeconds ?? LTI_LOGIN_WINDOW_S);
        return sendPage(reply, { html: problemPage(language, { kind: 'many', detail: '' }), frames, status: 429 });
      }
      if (!(cause instanceof LaunchProblem)) throw cause;
      request.log.warn({ kind: cause.kind, detail: cause.detail }, 'a launch was refused');
      return sendPage(reply, { html: problemPage(language, cause), frames, status: 400 });
    }
  };
