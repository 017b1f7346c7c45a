import { vi } from 'vitest';
import { type App, startApp } from '#client/app.actors.ts';
import type { SessionUser } from '#domain/access/session-user.schema.ts';
import type { ClientConfig } from '#domain/platform/config/client-config.ts';
import { isErrorCode, ProductError } from '#domain/platform/errors.ts';
import { sentRefusal } from '#server/platform/http/sent-refusal.ts';
import { CONFIG } from './fake-users.ts';

type Refused = { readonly code: string; readonly message?: string; readonly fields?: Readonly<Record<string, string>> };
/** The data of each operation by name, or an error. */
export type Answers = Readonly<Record<string, object | ((variables: object) => object | Promise<object>)>>;

const isRefused = (value: object): value is Refused => 'code' in value;
const refusalOf = ({ code, message, fields }: Refused): ProductError =>
  new ProductError(isErrorCode(code) ? code : 'INTERNAL', {
    ...(message !== undefined && { sentProblem: message }),
    ...(fields !== undefined && { fields }),
    retryAfterSeconds: undefined,
  });

/**
 * The application's actors with an API that responds from a table.
 * @param user who is signed in when the page opens, or null
 */
export function startFakeApp({
  user = null,
  answers = {},
  config = CONFIG,
  replaced = {},
  requestedLocation,
  reloadedAt = null,
}: {
  readonly user?: SessionUser | null;
  readonly answers?: Answers;
  readonly config?: ClientConfig;
  /** Properties of the browser's window that the test observes or sets. */
  readonly replaced?: Readonly<Partial<Record<'location' | 'navigator', unknown>>>;
  /** The address that is opened, if it is not that of the window. */
  readonly requestedLocation?: Parameters<typeof startApp>[0]['requestedLocation'];
  /** When the reload guard has reloaded the previous page; null if it has not. */
  readonly reloadedAt?: number | null;
}) {
  const world = { user };
  const navigate = vi.fn();
  const operations: { readonly name: string; readonly variables: object }[] = [];
  const table: Answers = {
    session: () => (world.user === null ? { code: 'UNAUTHENTICATED' } : { session: world.user }),
    ...answers,
  };

  const fetch = async (_: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const { operationName, variables } = JSON.parse(String(init?.body)) as { operationName: string; variables: object };
    operations.push({ name: operationName, variables });
    const found = table[operationName];
    const value: object | undefined = await (typeof found === 'function' ? found(variables) : found);
    if (value === undefined) throw new Error(`The fake API has no answer for ${operationName}.`);
    const body = isRefused(value) ? { errors: [sentRefusal(refusalOf(value))] } : { data: value };
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
  };

  localStorage.clear();
  sessionStorage.clear();
  if (reloadedAt !== null) sessionStorage.setItem('page.reloadedAt', String(reloadedAt));
  // biome-ignore lint/suspicious/noDocumentCookie: the product writes this cookie the same way
  document.cookie = user === null ? 'auth.token=; Max-Age=0; Path=/' : 'auth.token=t1; Path=/';
  const own = { fetch, ...replaced };
  const browser = new Proxy(window, {
    get: (target, name) => (Object.hasOwn(own, name) ? Reflect.get(own, name) : Reflect.get(target, name, target)),
  });
  const app: App = startApp({
    config,
    window: browser,
    navigate,
    ...(requestedLocation === undefined ? {} : { requestedLocation }),
  });
  return { app, world, navigate, operations };
}
