import { useSelector } from '@xstate/react';
import { createContext, useContext, useMemo } from 'react';
import { waitFor } from 'xstate';
import type { Api } from '#api/client.ts';
import type { SignIn } from '#domain/access/credentials.schema.ts';
import type { SignUp } from '#domain/access/new-password.schema.ts';
import type { SessionUser } from '#domain/access/session-user.schema.ts';
import type { AuthEvent } from '#machines/auth/auth.machine.ts';
import { isSessionRead } from '#machines/composition/wiring.ts';
import type { ToastEvent } from '#machines/toast/toast.machine.ts';
import type { App } from './app.actors.ts';
import { sameData } from './is-same-data.ts';

const AppContext = createContext<App | null>(null);

export const AppProvider = AppContext.Provider;

/** The application's actors. Throws outside of `AppProvider`. */
export function useApp(): App {
  const app = useContext(AppContext);
  if (app === null) throw new Error('useApp was called outside of AppProvider.');
  return app;
}

/** The GraphQL client of the application. */
export const useApi = (): Api => useApp().api;

/** The signed-in user, or null. The same object after a reread without changes. */
export const useSession = (): SessionUser | null => useSelector(useApp().auth, ({ context }) => context.user, sameData);

/** Raises a toast: `raise({ message: 'Saved.' })`. */
export function useToast(): (entry: Omit<Extract<ToastEvent, { type: 'toast.raised' }>, 'type' | 'at'>) => void {
  const { toast } = useApp();
  return useMemo(() => (entry) => toast.send({ type: 'toast.raised', ...entry, at: performance.now() }), [toast]);
}

export type SessionFailure = {
  /** The session of this browser could not be loaded; also true during a retry. */
  readonly hasFailed: boolean;
  readonly isRetrying: boolean;
  readonly retry: () => void;
};

/** Whether there may be a session that could not be loaded, and a function to retry. */
export function useSessionFailure(): SessionFailure {
  const { auth } = useApp();
  const isRetrying = useSelector(auth, (state) => state.matches('loadingSession') && state.context.problem !== null);
  const isNotLoaded = useSelector(auth, (state) => state.matches({ unauthenticated: 'sessionNotLoaded' }));
  return { hasFailed: isNotLoaded || isRetrying, isRetrying, retry: () => auth.send({ type: 'retry.requested' }) };
}

export type Auth = {
  /** Resolves once there is a session; throws the reason if not. */
  readonly signIn: (credentials: SignIn) => Promise<void>;
  /** Signs up and signs in. Throws the error of either. */
  readonly signUp: (registration: SignUp) => Promise<void>;
  readonly signOut: () => void;
  /** Reads the session again, after the user's data has changed. */
  readonly reread: () => Promise<void>;
};

/** Calls that sign the user in and out. */
export function useAuth(): Auth {
  const { auth } = useApp();
  return useMemo(() => {
    const waitForSignIn = async (event: AuthEvent): Promise<void> => {
      auth.send(event);
      const { context } = await waitFor(auth, (state) => !state.hasTag('busy'));
      if (context.problem !== null) throw context.problem;
    };
    return {
      signIn: (credentials) => waitForSignIn({ type: 'credentials.submitted', credentials }),
      signUp: (registration) => waitForSignIn({ type: 'registration.submitted', registration }),
      signOut: () => auth.send({ type: 'signOut.requested' }),
      reread: async () => {
        auth.send({ type: 'session.changed' });
        await waitFor(auth, isSessionRead);
      },
    };
  }, [auth]);
}
