import { REQUEST_MAX_BYTES } from '#domain/platform/connection.limits.ts';
import { ownDelayMs } from './own-delay.ts';

/** A caller of the API: with a session if credentials are given, otherwise as a visitor. */
export type Caller = {
  readonly name: string;
  /** Users who may not see the texts of the user in question. */
  readonly mayNotSee: boolean;
  readonly call: (query: string, variables: object) => Promise<Answer>;
};
export type Answer = {
  readonly status: number;
  readonly text: string;
  readonly body: unknown /** Without the time this process took itself. */;
  readonly ms: number;
};
type Credentials = { readonly email: string; readonly password: string };

const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { token } }';
let addresses = 0;

/** A caller at `url`, whose server has to trust one proxy, so that limits per address don't interfere. */
export function callerAt(url: string, name: string, mayNotSee: boolean, credentials: Credentials | null): Caller {
  let session: { token: string; cookie: string } | null = null;
  let isGone = credentials === null;
  let signingIn: Promise<void> | null = null;

  const send = async (query: string, variables: object): Promise<Answer & { readonly cookie: string }> => {
    addresses += 1;
    const payload = JSON.stringify({ query, variables });
    const startedAt = performance.now() - ownDelayMs();
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        platform: 'web',
        'x-forwarded-for': `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`,
        ...(session !== null && { authorization: `Bearer ${session.token}`, cookie: session.cookie }),
      },
      body: payload,
    }).catch((cause: unknown) => {
      // A body above the limit is not read to its end: the connection is closed while it is being written.
      if (payload.length > REQUEST_MAX_BYTES) return Response.json({}, { status: 413 });
      throw cause;
    });
    const text = await response.text();
    const ms = performance.now() - ownDelayMs() - startedAt;
    const cookie = response.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
    return { status: response.status, text, body: bodyOf(text), ms, cookie: cookie.join('; ') };
  };
  const signIn = async ({ email, password }: Credentials): Promise<void> => {
    session = null;
    const { body, text, cookie } = await send(SIGN_IN, { input: { email, password } });
    const token = (body as { data?: { signIn?: { token?: string } } }).data?.signIn?.token;
    if (token !== undefined) session = { token, cookie };
    // Failed attempts by others, or many sign-ins at once: a later call tries again.
    else if (!text.includes('TOO_MANY_')) {
      // An admin has deactivated the account, or changed its password: it continues as a visitor.
      isGone = true;
      console.log(`The ${name} cannot sign in any more: ${text.slice(0, 120)}`);
    }
  };
  return {
    name,
    mayNotSee,
    call: async (query, variables) => {
      if (credentials !== null && session === null && !isGone) {
        signingIn ??= signIn(credentials).finally(() => {
          signingIn = null;
        });
        await signingIn;
      }
      const answer = await send(query, variables);
      // A call ended the session: the next starts a new one.
      if (answer.status === 401) session = null;
      return answer;
    },
  };
}

function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
