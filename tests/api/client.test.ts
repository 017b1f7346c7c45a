import { afterEach, describe, expect, test, vi } from 'vitest';
import { createApi } from '#api/client.ts';
import { SignInDocument } from '#api/documents/access/credentials.generated.ts';
import { CatalogueDocument } from '#api/documents/content/catalogue.generated.ts';
import { createTokenStore } from '#api/token-store.ts';
import { ACCESS_TOKEN_LIFE_S, REFRESH_BEFORE_END_S } from '#domain/access/session.limits.ts';
import { describeProblem } from '#views/shared/platform/form/problem.ts';

type Sent = { readonly query: string; readonly headers: Headers };
type Reply = { readonly status?: number; readonly body: unknown };

const START_MS = 1_000_000;
const SUBJECTS: Reply = { body: { data: { subjects: [] } } };
const refusal = (code: string, status = 200, extensions = {}): Reply => ({
  status,
  body: { data: null, errors: [{ message: `Refused: ${code}`, extensions: { code, ...extensions } }] },
});
const refreshed = (token: string): Reply => ({
  body: { data: { refresh: { token, refreshToken: `${token}-next`, expiresIn: ACCESS_TOKEN_LIFE_S } } },
});

/** The client with a mock server, in a browser of its own. */
function setUp(answer: (sent: Sent) => Reply | Promise<Reply>) {
  const jar = new Map<string, string>();
  const document = {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [pair = '', ...attributes] = text.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (attributes.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value);
    },
  };
  const clock = { now: START_MS };
  const now = () => clock.now;
  localStorage.clear();
  const store = createTokenStore({ document, storage: localStorage, isSecure: true, now });
  const sent: Sent[] = [];
  const flush = vi.fn(async () => {});
  const react = vi.fn();
  const stepUp = vi.fn(async () => true);
  const fetch = vi.fn(async (_: Parameters<typeof globalThis.fetch>[0], init?: RequestInit) => {
    const { query } = JSON.parse(String(init?.body)) as { query: string };
    const request = { query, headers: new Headers(init?.headers) };
    sent.push(request);
    const { status = 200, body } = await answer(request);
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  });
  const language = (): string => 'de';
  const api = createApi({
    url: 'https://lectern.test/graphql',
    store,
    fetch,
    language,
    locks: undefined,
    now,
    flush,
    react,
    stepUp,
  });
  const signIn = (token: string) => store.write({ token, refreshToken: 'r1', expiresIn: ACCESS_TOKEN_LIFE_S });
  return { api, store, sent, clock, flush, react, stepUp, fetch, signIn };
}

const bearer = ({ headers }: Sent) => headers.get('authorization');

afterEach(() => localStorage.clear());

describe('headers', () => {
  test('the token is read for each request, and left out if there is none', async () => {
    const { api, sent, store, signIn } = setUp(() => SUBJECTS);
    await api(CatalogueDocument);
    signIn('t1');
    await api(CatalogueDocument);
    store.write({ token: 't2', refreshToken: null, expiresIn: null });
    await api(CatalogueDocument);
    expect(sent.map(bearer)).toEqual([null, 'Bearer t1', 'Bearer t2']);
    expect(sent.map(({ headers }) => headers.get('platform'))).toEqual(['web', 'web', 'web']);
  });
});

describe('step-up authentication', () => {
  test('an operation is sent again once the user has proved who they are', async () => {
    let answers = 0;
    const { api, stepUp, sent } = setUp(() => {
      answers += 1;
      return answers === 1 ? refusal('STEP_UP_REQUIRED') : SUBJECTS;
    });
    await expect(api(CatalogueDocument)).resolves.toEqual({ subjects: [] });
    expect(stepUp).toHaveBeenCalledOnce();
    expect(sent).toHaveLength(2);
  });

  test('it is refused if they do not', async () => {
    const { api, stepUp, sent } = setUp(() => refusal('STEP_UP_REQUIRED'));
    stepUp.mockResolvedValue(false);
    await expect(api(CatalogueDocument)).rejects.toMatchObject({ code: 'STEP_UP_REQUIRED' });
    expect(sent).toHaveLength(1);
  });
});

describe('errors', () => {
  test('a code of the catalogue has its fields and its waiting time', async () => {
    const fields = { password: { code: 'passwordTooShort', parameters: { min: 10 } }, name: { code: 'nameTooLong' } };
    const problem = { code: 'classArchived' };
    const { api } = setUp(() => refusal('INVALID_INPUT', 200, { fields, problem, retryAfterSeconds: 60 }));
    await expect(api(CatalogueDocument)).rejects.toMatchObject({
      name: 'ProductError',
      code: 'INVALID_INPUT',
      message: 'classArchived',
      fields: { password: 'passwordTooShort {"min":10}', name: 'nameTooLong' },
      retryAfterSeconds: 60,
    });
  });

  test('an unreachable network is NETWORK, with a toast', async () => {
    const { api, fetch, react } = setUp(() => SUBJECTS);
    fetch.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(api(CatalogueDocument)).rejects.toMatchObject({ code: 'NETWORK' });
    expect(react).toHaveBeenCalledExactlyOnceWith('toast');
  });

  test('in the background, an unreachable network is not announced, but a lost session still is', async () => {
    const { api, fetch, react } = setUp(() => refusal('UNAUTHENTICATED'));
    const call = () => api(CatalogueDocument, undefined, true);
    fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(call()).rejects.toMatchObject({ code: 'NETWORK' });
    expect(react).not.toHaveBeenCalled();
    await expect(call()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(react).toHaveBeenCalledExactlyOnceWith('reload');
  });

  test.each([
    ['with its code', { code: 'PAYMENT_REQUIRED' }],
    ['without a code', {}],
  ])('402 with the message "Payment required" redirects to the plans, %s', async (_, extensions) => {
    const body = { errors: [{ message: 'Payment required', extensions }] };
    const { api, react } = setUp(() => ({ status: 402, body }));
    await expect(api(CatalogueDocument)).rejects.toMatchObject({ code: 'PAYMENT_REQUIRED' });
    expect(react).toHaveBeenCalledExactlyOnceWith('pricing');
  });

  test.each([
    ['another message', { errors: [{ message: 'Your card was declined.' }] }],
    [
      'the code and another message',
      { errors: [{ message: 'Your card was declined.', extensions: { code: 'PAYMENT_REQUIRED' } }] },
    ],
  ])('402 with %s shows that message, without a redirect', async (_, body) => {
    const { api, react } = setUp(() => ({ status: 402, body }));
    const error: unknown = await api(CatalogueDocument).catch((refused: unknown) => refused);
    expect(describeProblem(error).message).toBe('Your card was declined.');
    expect(react).not.toHaveBeenCalled();
  });

  test('402 without a message says that payment is unavailable, without a redirect', async () => {
    const { api, react } = setUp(() => ({ status: 402, body: {} }));
    await expect(api(CatalogueDocument)).rejects.toMatchObject({ message: 'PAYMENT_UNAVAILABLE' });
    expect(react).not.toHaveBeenCalled();
  });

  test.each([502, 503, 504])(
    'a status of a proxy that does not reach the server (%s) counts as a network failure',
    async (status) => {
      const { api } = setUp(() => ({ status, body: {} }));
      await expect(api(CatalogueDocument)).rejects.toMatchObject({ code: 'NETWORK' });
    },
  );

  test('an unknown error reaches the caller unchanged', async () => {
    const { api, react } = setUp(() => ({ status: 418, body: { errors: [{ message: 'A teapot' }] } }));
    await expect(api(CatalogueDocument)).rejects.toMatchObject({ response: { status: 418 } });
    expect(react).not.toHaveBeenCalled();
  });
});

describe('401', () => {
  test('saves unsent work, refreshes once and sends again', async () => {
    const { api, sent, flush, react, signIn, store } = setUp(({ query, headers }) => {
      if (query.includes('refresh(')) return refreshed('t2');
      return headers.get('authorization') === 'Bearer t2' ? SUBJECTS : refusal('UNAUTHENTICATED', 401);
    });
    signIn('t1');
    await expect(api(CatalogueDocument)).resolves.toEqual({ subjects: [] });
    expect(flush).toHaveBeenCalledOnce();
    expect(sent).toHaveLength(3);
    expect(store.token()).toBe('t2');
    expect(react).not.toHaveBeenCalled();
  });

  test('that a refresh does not solve reloads the page, after saving', async () => {
    const { api, flush, react, signIn } = setUp(() => refusal('UNAUTHENTICATED', 401));
    signIn('t1');
    await expect(api(CatalogueDocument)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(react).toHaveBeenCalledExactlyOnceWith('reload');
    expect(flush.mock.invocationCallOrder[0]).toBeLessThan(react.mock.invocationCallOrder[0] ?? 0);
  });

  test.each(['INTERNAL', 'TOO_MANY_TRIES', 'STORAGE_FULL'])(
    'does not end the session if the refresh fails with %s',
    async (code) => {
      const { api, react, signIn } = setUp(({ query }) =>
        query.includes('refresh(') ? refusal(code, 500) : refusal('UNAUTHENTICATED', 401),
      );
      signIn('t1');
      await expect(api(CatalogueDocument)).rejects.toMatchObject({ code });
      expect(react).not.toHaveBeenCalled();
    },
  );

  test('as a bare status counts as well', async () => {
    const { api, react } = setUp(() => ({ status: 401, body: {} }));
    await expect(api(CatalogueDocument)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(react).toHaveBeenCalledExactlyOnceWith('reload');
  });
});

describe('refresh', () => {
  test('a token that expires soon is refreshed before the request, once for many', async () => {
    const { api, sent, clock, signIn } = setUp(({ query }) =>
      query.includes('refresh(') ? refreshed('t2') : SUBJECTS,
    );
    signIn('t1');
    clock.now += (ACCESS_TOKEN_LIFE_S - REFRESH_BEFORE_END_S) * 1_000;
    await Promise.all(Array.from({ length: 10 }, () => api(CatalogueDocument)));
    expect(sent.filter(({ query }) => query.includes('refresh('))).toHaveLength(1);
    expect(sent.filter(({ query }) => query.includes('subjects')).map(bearer)).toEqual(Array(10).fill('Bearer t2'));
  });

  test('a token with time left is not refreshed', async () => {
    const { api, sent, clock, signIn } = setUp(() => SUBJECTS);
    signIn('t1');
    clock.now += (ACCESS_TOKEN_LIFE_S - REFRESH_BEFORE_END_S) * 1_000 - 1;
    await api(CatalogueDocument);
    expect(sent).toHaveLength(1);
  });

  test('a token that could not be refreshed early is still used', async () => {
    const { api, clock, signIn } = setUp(({ query }) =>
      query.includes('refresh(') ? refusal('TOO_MANY_TRIES') : SUBJECTS,
    );
    signIn('t1');
    clock.now += (ACCESS_TOKEN_LIFE_S - REFRESH_BEFORE_END_S) * 1_000;
    await expect(api(CatalogueDocument)).resolves.toEqual({ subjects: [] });
  });

  test('a token refreshed by another tab is used', async () => {
    const { api, sent, signIn, store } = setUp(({ headers }) => {
      if (headers.get('authorization') === 'Bearer t9') return SUBJECTS;
      store.write({ token: 't9', refreshToken: 'r9', expiresIn: ACCESS_TOKEN_LIFE_S });
      return refusal('UNAUTHENTICATED', 401);
    });
    signIn('t1');
    await api(CatalogueDocument);
    expect(sent.map(bearer)).toEqual(['Bearer t1', 'Bearer t9']);
  });
});

test('sign-in sends its variables, and the operation by name', async () => {
  const { api, fetch } = setUp(() => ({ body: { data: { signIn: { token: 't', refreshToken: 'r', expiresIn: 1 } } } }));
  await api(SignInDocument, { input: { email: 'a@example.org', password: 'secret words here' } });
  expect(JSON.parse(String(fetch.mock.calls[0]?.[1]?.body))).toMatchObject({
    operationName: 'signIn',
    variables: { input: { email: 'a@example.org' } },
  });
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ credentials: 'same-origin', method: 'POST' });
});
