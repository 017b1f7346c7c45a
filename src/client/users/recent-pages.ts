import * as z from 'zod/mini';
import { RECENT_PAGES_KEY } from './forget-recent-pages.ts';

const MOST = 6;
const TITLE_MAX_CHARS = 120;

const recentSchema = z.object({
  user: z.string(),
  pages: z.array(z.object({ path: z.string().check(z.startsWith('/')), title: z.string() })),
});

export type RecentPage = z.infer<typeof recentSchema>['pages'][number];

/** The pages that this user visited last in this browser, newest first. Those of another user are not returned. */
export function recentPages(user: string, storage: Pick<Storage, 'getItem'>): readonly RecentPage[] {
  try {
    const found = recentSchema.parse(JSON.parse(storage.getItem(RECENT_PAGES_KEY) ?? 'null'));
    return found.user === user ? found.pages : [];
  } catch {
    // Nothing is stored, or it was written by hand: the next visit replaces it.
    return [];
  }
}

/** Records a visit. Call it only if storing preferences is allowed. */
export function recordPage(user: string, page: RecentPage, storage: Pick<Storage, 'getItem' | 'setItem'>): void {
  const others = recentPages(user, storage).filter(({ path }) => path !== page.path);
  const pages = [{ ...page, title: page.title.slice(0, TITLE_MAX_CHARS) }, ...others].slice(0, MOST);
  storage.setItem(RECENT_PAGES_KEY, JSON.stringify({ user, pages }));
}
