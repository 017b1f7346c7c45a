import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type AccountClaims, type Configuration } from 'oidc-provider';

export type OidcServer = {
  readonly issuer: string;
  /** Signs in to the provider as a user, and follows its redirects up to the address of the product. */
  readonly signIn: (address: URL, login: string) => Promise<URL>;
  /** Signs the last user out at the provider. */
  readonly signOut: () => Promise<void>;
  readonly close: () => Promise<void>;
};

type Client = { readonly id: string; readonly secret: string; readonly returnUri: string; readonly logoutUri?: string };

/** A real identity provider on this machine. Its users have any login; `claims` are added to it. */
export async function oidcServer(
  client: (issuer: string) => Promise<Client>,
  claims: (login: string) => Omit<AccountClaims, 'sub'>,
): Promise<OidcServer> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { id, secret, returnUri, logoutUri } = await client(issuer);
  const configuration: Configuration = {
    clients: [
      {
        ...{ client_id: id, client_secret: secret, redirect_uris: [returnUri] },
        ...(logoutUri && { backchannel_logout_uri: logoutUri, backchannel_logout_session_required: true }),
      },
    ],
    claims: { openid: ['sub'], profile: ['name', 'groups'], email: ['email'] },
    conformIdTokenClaims: false,
    features: { backchannelLogout: { enabled: true } },
    cookies: { keys: ['test'] },
    // By default it sends no logout to this machine.
    fetch: (url, options) => {
      const { dispatcher: _dispatcher, ...plain }: RequestInit & { readonly dispatcher?: unknown } = { ...options };
      return fetch(url, plain);
    },
    ttl: { AccessToken: 60, Grant: 600, IdToken: 60, Interaction: 600, Session: 600 },
    findAccount: (_context, sub) => ({ accountId: sub, claims: async () => ({ sub, ...claims(sub) }) }),
  };
  const provider = new Provider(issuer, configuration);
  server.on('request', provider.callback());
  const jar = new Map<string, string>();

  async function ask(address: string, form?: Readonly<Record<string, string>>): Promise<Response> {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      jar.set(name, value);
    }
    return response;
  }

  async function signIn(address: URL, login: string): Promise<URL> {
    // Another browser at the provider, which would otherwise recognise the user before.
    jar.clear();
    let next = address;
    for (let step = 0; step < 15 && next.origin === issuer; step++) {
      const response = await ask(next.href);
      const there = response.headers.get('location');
      if (there !== null) {
        next = new URL(there, issuer);
        continue;
      }
      const page = await response.text();
      const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
      if (prompt === undefined) throw new Error(`The provider shows ${next.href}: ${page.slice(0, 2_000)}`);
      const sent = await ask(next.href, { prompt, ...(prompt === 'login' && { login, password: 'any' }) });
      next = new URL(sent.headers.get('location') ?? 'none:', issuer);
    }
    return next;
  }

  return {
    issuer,
    signIn,
    signOut: async () => {
      const page = await (await ask(`${issuer}/session/end`)).text();
      const xsrf = /name="xsrf" value="(\w+)"/.exec(page)?.[1] ?? '';
      await ask(`${issuer}/session/end/confirm`, { xsrf, logout: 'yes' });
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
