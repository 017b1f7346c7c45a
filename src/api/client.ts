import { GraphQLClient } from 'graphql-request';
import { type Tokens, tokensAt } from '#domain/platform/config/sign-in-answer.ts';
import { errorRow, ProductError, type Reaction } from '#domain/platform/errors.ts';
import { RefreshDocument } from './documents/access/credentials.generated.ts';
import { toProductError } from './error-mapping.ts';
import type { SavedResponses } from './response-cache.ts';
import { createTokenRefresh } from './token-refresh.ts';
import type { TokenStore } from './token-store.ts';
import type { TypedDocument } from './typed-document.ts';

type ArgumentsOf<Variables> = Variables extends { readonly [key: string]: never }
  ? [variables?: undefined, isBackground?: boolean]
  : [variables: Variables, isBackground?: boolean];

/**
 * Sends one operation and returns its data. Refusals from the catalogue are thrown as ProductError, failures of the
 * network as ProductError('NETWORK'), everything else unchanged. In the background, where nobody waits for the data, a
 * failure of the network is not announced.
 */
export type Api = <Answer, Variables>(
  document: TypedDocument<Answer, Variables>,
  ...rest: ArgumentsOf<Variables>
) => Promise<Answer>;

export type ApiParts = {
  /** Absolute address of the endpoint. */
  readonly url: string;
  readonly store: TokenStore;
  readonly fetch: typeof fetch;
  /** The page's language (BCP 47), also for emails that an operation triggers. */
  readonly language: () => string;
  readonly locks: Pick<LockManager, 'request'> | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Saves unsaved work before a refused session is ended. */
  readonly flush: () => Promise<void>;
  /** Runs the reaction that the catalogue defines, besides throwing the error. */
  readonly react: (reaction: Exclude<Reaction, 'none'>) => void;
  /** Asks users to prove who they are; whether they did. The refused operation is then sent again. */
  readonly stepUp?: (() => Promise<boolean>) | undefined;
  /** Cached responses while the server cannot be reached. */
  readonly savedResponses?: SavedResponses | null;
  /** Called after each request with whether the server was reached. */
  readonly onResponse?: (isReached: boolean) => void;
};

/** The GraphQL client. Calls throw `ProductError` with the code of the server's refusal, or `NETWORK`. */
export function createApi({
  url,
  store,
  fetch,
  language,
  locks,
  now,
  flush,
  react,
  stepUp,
  savedResponses = null,
  onResponse,
}: ApiParts): Api {
  const client = new GraphQLClient(url, {
    credentials: 'same-origin',
    headers: () => {
      const token = store.token();
      return {
        platform: 'web',
        'accept-language': language(),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      };
    },
    fetch: async (input: Parameters<typeof fetch>[0], init?: RequestInit) => {
      try {
        return await fetch(input, init);
      } catch (cause) {
        if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
        throw new ProductError('NETWORK', { cause });
      }
    },
  });

  async function send(document: string, variables: object | undefined): Promise<unknown> {
    try {
      return await client.request<unknown>(document, variables);
    } catch (error) {
      throw toProductError(error);
    }
  }

  async function exchange(refreshToken: string): Promise<Tokens> {
    const tokens = tokensAt(await send(RefreshDocument, { refreshToken }), '/refresh/token');
    if (tokens === null) throw new ProductError('TOKEN_MISSING');
    return tokens;
  }

  const tokenRefresh = createTokenRefresh({ store, exchange, locks, now });

  async function refreshEarly(): Promise<void> {
    try {
      await tokenRefresh.refresh(store.token());
    } catch (error) {
      // The token may still be valid, which the server decides.
      if (!(error instanceof ProductError) || error.code === 'NETWORK') throw error;
    }
  }

  async function sendWithSession(document: string, variables: object | undefined): Promise<unknown> {
    if (store.token() !== null && tokenRefresh.isDue()) await refreshEarly();
    const token = store.token();
    try {
      return await send(document, variables);
    } catch (error) {
      if (!(error instanceof ProductError) || error.code !== 'UNAUTHENTICATED') throw error;
      await flush();
      if (token === null || !(await tokenRefresh.refresh(token))) throw error;
      return await send(document, variables);
    }
  }

  const call = async <Answer, Variables>(
    document: TypedDocument<Answer, Variables>,
    ...rest: ArgumentsOf<Variables>
  ): Promise<Answer> => {
    const [variables, isBackground] = rest;
    const requestVariables = variables as object | undefined;
    try {
      const answer = (await sendWithSession(document, requestVariables)) as Answer;
      onResponse?.(true);
      savedResponses?.save(document, requestVariables, answer);
      return answer;
    } catch (error) {
      if (error instanceof ProductError) {
        const isReached = error.code !== 'NETWORK';
        onResponse?.(isReached);
        if (isReached) savedResponses?.refused(document, requestVariables);
        const before = isReached ? undefined : await savedResponses?.find(document, requestVariables);
        if (before !== undefined) return before as Answer;
        if (error.code === 'STEP_UP_REQUIRED' && (await stepUp?.()) === true) return await call(document, ...rest);
        const { reaction } = errorRow(error.code);
        if (reaction !== 'none' && (isReached || isBackground !== true)) react(reaction);
      }
      throw error;
    }
  };
  return call;
}
