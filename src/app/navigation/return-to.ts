import { matchPath } from 'react-router';
import { RETURN_KEY, rememberAddress } from '#client/access/return-key.ts';
import { mayEnterArea } from '#domain/access/area.rule.ts';
import { pattern } from '#routes/pattern.ts';
import { ROUTES } from '#routes/table.ts';

/** Only a base for parsing a path; it is never requested. */
const PLACEHOLDER_ORIGIN = 'http://own.invalid';

type SignedInUser = { readonly userRole: string; readonly is_complete_profile: 0 | 1 };

/** The address to return to after sign-in. Stored for this tab, across reloads and the steps of sign-in. */
export type ReturnTo = {
  /** The guard has redirected from this address to sign-in. */
  readonly remember: (url: Pick<URL, 'pathname' | 'search'>) => void;
  /** The address, once, if this user may open it; retained while the profile has to be completed first. */
  readonly take: (user: SignedInUser | null) => string | null;
};

/** The address to return to, in a storage of this tab. */
export function createReturnTo(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): ReturnTo {
  return {
    remember: (url) => rememberAddress(storage, url),
    take: (user) => {
      if (user?.is_complete_profile === 0) return null;
      const returnAddress = storage.getItem(RETURN_KEY);
      storage.removeItem(RETURN_KEY);
      if (returnAddress === null || user === null) return null;
      return isOpenTo(user, returnAddress) ? returnAddress : null;
    },
  };
}

/**
 * Whether a stored text is an address of the route table for this user, and not another site's. Public pages are
 * stored too: while the session cannot be loaded, they redirect to sign-in like all others.
 */
function isOpenTo(user: SignedInUser, returnAddress: string): boolean {
  if (!returnAddress.startsWith('/') || !URL.canParse(returnAddress, PLACEHOLDER_ORIGIN)) return false;
  const { origin, pathname } = new URL(returnAddress, PLACEHOLDER_ORIGIN);
  if (origin !== PLACEHOLDER_ORIGIN) return false;
  return ROUTES.some(
    ({ path, access, area }) =>
      (access === 'member' || (access === 'public' && area !== 'error')) &&
      matchPath(pattern(path), pathname) !== null &&
      mayEnterArea(user, area),
  );
}
