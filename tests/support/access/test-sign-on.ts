import { randomUUID } from 'node:crypto';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type pg from 'pg';
import type { TestBrowser } from '../servers/test-api.ts';

/** Stores an identity provider of a school. Returns its id. */
export async function storedProvider(
  pool: pg.Pool,
  {
    school,
    issuer,
    clientId = 'lectern',
    name = 'Riverside Login',
    domains = ['river.example'],
    confirmed = domains,
    accounts = 'automatic',
    refusesPasswords = false,
    teacherClaim = '',
    teacherValues = '',
  }: {
    readonly school: string;
    readonly issuer: string;
    readonly clientId?: string;
    readonly name?: string;
    readonly domains?: readonly string[];
    readonly confirmed?: readonly string[];
    readonly accounts?: 'invited' | 'automatic';
    readonly refusesPasswords?: boolean;
    readonly teacherClaim?: string;
    readonly teacherValues?: string;
  },
): Promise<string> {
  const id = randomUUID();
  await pool.query(
    `insert into sign_on_providers (id, school_id, name, issuer, client_id, scopes, domains, confirmed_domains, accounts,
       refuses_passwords, teacher_claim, teacher_values)
     values ($1, $2, $3, $4, $5, 'openid profile email', $6, $7, $8, $9, $10, $11)`,
    [
      ...[id, school, name, issuer, clientId, domains.join('\n'), confirmed, accounts, refusesPasswords],
      ...[teacherClaim, teacherValues],
    ],
  );
  return id;
}

/** The same for a provider with SAML. */
export async function storedSamlProvider(
  pool: pg.Pool,
  {
    school,
    entityId,
    metadata,
    domains = ['river.example'],
    accounts = 'automatic',
    teacherAttribute = '',
    teacherValues = '',
  }: {
    readonly school: string;
    readonly entityId: string;
    readonly metadata: string;
    readonly domains?: readonly string[];
    readonly accounts?: 'invited' | 'automatic';
    readonly teacherAttribute?: string;
    readonly teacherValues?: string;
  },
): Promise<string> {
  const id = randomUUID();
  await pool.query(
    `insert into sign_on_providers (id, school_id, name, protocol, issuer, client_id, scopes, metadata, domains,
       confirmed_domains, accounts, teacher_claim, teacher_values)
     values ($1, $2, 'Riverside SAML', 'saml', $3, '', '', $4, $5, $6, $7, $8, $9)`,
    [...[id, school, entityId, metadata, domains.join('\n'), domains, accounts], ...[teacherAttribute, teacherValues]],
  );
  return id;
}

export async function newSchool(pool: pg.Pool, name: string): Promise<string> {
  const id = randomUUID();
  await pool.query('insert into schools (id, name) values ($1, $2)', [id, name]);
  return id;
}

/** A page of the server, with the browser's cookies. */
export async function visit(
  app: FastifyInstance,
  browser: TestBrowser,
  url: string,
  form?: Readonly<Record<string, string>>,
): Promise<LightMyRequestResponse> {
  const response = await app.inject({
    method: form === undefined ? 'GET' : 'POST',
    url,
    headers: {
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(form && { payload: new URLSearchParams(form).toString() }),
  });
  for (const { name, value } of response.cookies) {
    if (value === '') browser.cookies.delete(name);
    else browser.cookies.set(name, value);
  }
  return response;
}

/** Starts a sign-in. Returns the address at the provider. */
export async function startSignOn(app: FastifyInstance, browser: TestBrowser, provider: string): Promise<URL> {
  const { headers } = await visit(app, browser, `/sign-on/start/${provider}`);
  return new URL(headers.location ?? 'none:');
}

const OPEN = `mutation ($account: SignInInput) { openSignOn(account: $account) { token refreshToken } }`;

/** Completes a sign-in with the browser's cookie. */
export async function openSignOn(browser: TestBrowser, account: { email: string; password: string } | null = null) {
  const answer = await browser.call(OPEN, { account });
  const tokens = answer.data?.openSignOn;
  if (tokens != null) {
    browser.token = tokens.token;
    browser.refreshToken = tokens.refreshToken;
  }
  return answer;
}

export const ME = '{ session { id name email userRole is_complete_profile pin } }';
