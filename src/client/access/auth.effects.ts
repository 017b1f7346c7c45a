import { fromPromise } from 'xstate';
import type { Api } from '#api/client.ts';
import { SignInDocument, SignOutDocument, SignUpDocument } from '#api/documents/access/credentials.generated.ts';
import { SessionDocument } from '#api/documents/access/session.generated.ts';
import type { TokenStore } from '#api/token-store.ts';
import type { SignIn } from '#domain/access/credentials.schema.ts';
import type { SignUp } from '#domain/access/new-password.schema.ts';
import type { SessionUser } from '#domain/access/session-user.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { authMachine } from '#machines/auth/auth.machine.ts';
import { speak } from '#texts/current-language.ts';
import type { LoadPart } from '../chunk-loader.ts';

type Parts = {
  readonly api: Api;
  readonly store: TokenStore;
  readonly clearTokens: () => void;
  readonly goToSignIn: () => void;
  /**
   * What the reload guard has made of a refused session: the page is about to be reloaded, and nothing needs a
   * response; or the page stays, because some work is only there, and the user with it.
   */
  readonly reaction: () => 'reloading' | 'stays' | 'none';
  /** Downloads a chunk of the application. */
  readonly load: LoadPart;
};

const never = <Value>(): Promise<Value> => new Promise(() => {});

/** The auth machine with its effects. */
export function provideAuth({ api, store, clearTokens, goToSignIn, reaction, load }: Parts) {
  /** The account's last known language. A choice in this browser counts until the account's language changes. */
  let lastLanguage = '';
  async function applyLanguage({ id, language }: SessionUser): Promise<void> {
    const now = `${id} ${language}`;
    if (language === null || now === lastLanguage) return;
    lastLanguage = now;
    // Before any user data is shown, so that nothing appears in another language first.
    await speak(language).catch((error: unknown) => console.error('Texts could not be downloaded.', error));
  }
  async function readSession(): Promise<SessionUser | null> {
    if (store.token() === null) return null;
    try {
      // The schema's library is downloaded while the server answers; visitors don't need it.
      const [{ session }, { sessionUserSchema }] = await Promise.all([
        api(SessionDocument),
        load(() => import('#domain/access/session-user.schema.ts')),
      ]);
      const user = sessionUserSchema.parse(session);
      await applyLanguage(user);
      return user;
    } catch (error) {
      if (reaction() === 'reloading') return never();
      if (error instanceof ProductError && error.code === 'UNAUTHENTICATED' && reaction() === 'none') return null;
      throw error;
    }
  }
  return authMachine.provide({
    actors: {
      readSession: fromPromise(readSession),
      signIn: fromPromise<unknown, SignIn>(({ input }) => api(SignInDocument, { input })),
      signUp: fromPromise<void, SignUp>(async ({ input }) => {
        await api(SignUpDocument, { input });
      }),
      signOut: fromPromise(async () => {
        await api(SignOutDocument);
      }),
    },
    actions: {
      storeTokens: (_, { tokens }) => {
        if (tokens !== null) store.write(tokens);
      },
      clearTokens,
      goToSignIn,
      logMissingToken: (_, { pointer }) => console.error(`Signing in gave no token at ${pointer}.`),
    },
  });
}
