import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { storedConsent } from '#client/users/consent/stored-consent.ts';
import { recordPage } from '#client/users/recent-pages.ts';
import { allowsCategory } from '#domain/users/consent/consent.schema.ts';
import { PRODUCT } from '#ui/page/use-title.ts';
import type { NavigationSection } from '../navigation/navigation-entry.ts';

/** A page that was left earlier was only passed through; by then, it is also titled by its content. */
const STAY_MS = 1_500;

const SUFFIX = ` · ${PRODUCT}`;

/**
 * Records the pages that a user visits, for the command menu, if storing preferences is allowed.
 * @param sections pages of the navigation are one step away in any case, and are not recorded
 */
export function useRecentPages(userId: string, sections: readonly NavigationSection[]): void {
  const { pathname, search } = useLocation();
  const isListed = sections.some(({ entries }) => entries.some(({ path }) => path === pathname + search));
  useEffect(() => {
    if (isListed) return undefined;
    const timer = setTimeout(() => {
      if (!document.title.endsWith(SUFFIX) || !allowsCategory(storedConsent(localStorage), 'preferences')) return;
      const title = document.title.slice(0, -SUFFIX.length);
      recordPage(userId, { path: pathname + search, title }, localStorage);
    }, STAY_MS);
    return () => clearTimeout(timer);
  }, [userId, pathname, search, isListed]);
}
