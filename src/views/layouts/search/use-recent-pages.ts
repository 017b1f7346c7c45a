import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { NavigationSection } from '../navigation/navigation-entry.ts';

/** A page that was left earlier was only passed through; by then, it is also titled by its content. */
const STAY_MS = 1_500;

/**
 * Records the pages that a user visits, for the command menu, if storing preferences is allowed.
 * @param sections pages of the navigation are one step away in any case, and are not recorded
 */
export function useRecentPages(userId: string, sections: readonly NavigationSection[]): void {
  const { pathname, search } = useLocation();
  const isListed = sections.some(({ entries }) => entries.some(({ path }) => path === pathname + search));
  useEffect(() => {
    if (isListed) return undefined;
    let isLeft = false;
    const timer = setTimeout(() => {
      import('./record-visit.ts').then(
        ({ recordVisit }) => isLeft || recordVisit(userId, pathname + search),
        (cause: unknown) => console.warn('The visit could not be recorded.', cause),
      );
    }, STAY_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [userId, pathname, search, isListed]);
}
