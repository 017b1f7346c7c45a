const NAME = 'lectern.family';

/** Where the token of a guardian's session survives a reload: in the tab, so that the next user does not find it. */
export type GuardianSessions = {
  readonly find: () => string | null;
  readonly save: (token: string) => void;
  readonly forget: () => void;
};

/** A browser that stores nothing shows the page until it is reloaded. */
export const guardianSessions = (storage: () => Storage): GuardianSessions => ({
  find: () => {
    try {
      return storage().getItem(NAME);
    } catch {
      return null;
    }
  },
  save: (token) => {
    try {
      storage().setItem(NAME, token);
    } catch {}
  },
  forget: () => {
    try {
      storage().removeItem(NAME);
    } catch {}
  },
});
