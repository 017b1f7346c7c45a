import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { JWTPayload } from 'jose';
import { CLAIM } from '#server/lti/launch/claims.ts';
import type { TestBrowser } from '../servers/test-api.ts';
import type { TestPlatform } from './test-lti-platform.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const ORIGIN = 'http://localhost';

/** A browser's way to the platform and back, step by step. */
export type LoginRedirect = { readonly state: string; readonly nonce: string; readonly url: URL };

export async function startLaunch(
  app: FastifyInstance,
  browser: TestBrowser,
  platform: TestPlatform,
  more: Readonly<Record<string, string>> = {},
): Promise<LoginRedirect> {
  const response = await app.inject({
    method: 'POST',
    url: '/lti/login',
    headers: FORM,
    payload: new URLSearchParams({
      ...{ iss: platform.url, client_id: platform.clientId, login_hint: 'h', target_link_uri: `${ORIGIN}/` },
      ...more,
    }).toString(),
  });
  saveCookies(browser, response);
  const url = new URL(response.headers.location ?? 'none:');
  return { url, state: url.searchParams.get('state') ?? '', nonce: url.searchParams.get('nonce') ?? '' };
}

export async function postLaunch(
  app: FastifyInstance,
  browser: TestBrowser,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
  path = '/lti/launch',
): Promise<LightMyRequestResponse> {
  const response = await app.inject({
    method: 'POST',
    url: path,
    headers: {
      ...FORM,
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
  });
  saveCookies(browser, response);
  return response;
}

/** The whole flow, up to the server's response to the platform's message. */
export async function launch(
  app: FastifyInstance,
  browser: TestBrowser,
  platform: TestPlatform,
  { claims = {} as JWTPayload, path = '/home', headers = {} as Record<string, string> } = {},
): Promise<LightMyRequestResponse> {
  const { state, nonce } = await startLaunch(app, browser, platform);
  const idToken = await platform.message({ nonce, [CLAIM.targetLinkUri]: `${ORIGIN}${path}`, ...claims });
  return postLaunch(app, browser, { state, id_token: idToken }, headers);
}

const OPEN = `mutation ($account: SignInInput) { openLaunch(account: $account) { path tokens { token refreshToken } } }`;

/** Opens the page of the launch with the browser's session. */
export async function openLaunch(browser: TestBrowser, account: { email: string; password: string } | null = null) {
  const answer = await browser.call(OPEN, { account });
  const tokens = answer.data?.openLaunch.tokens;
  if (tokens != null) {
    browser.token = tokens.token;
    browser.refreshToken = tokens.refreshToken;
  }
  return answer;
}

function saveCookies(browser: TestBrowser, { cookies }: LightMyRequestResponse): void {
  for (const { name, value } of cookies) {
    if (value === '') browser.cookies.delete(name);
    else browser.cookies.set(name, value);
  }
}
