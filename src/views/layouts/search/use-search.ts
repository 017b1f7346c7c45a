import { useEffect, useState } from 'react';
import { SearchDocument, type SearchQuery } from '#api/documents/study/search.generated.ts';
import { useApi } from '#client/app.context.ts';
import type { SessionUser } from '#domain/access/session-user.schema.ts';
import { DEBOUNCE_MS } from '#domain/platform/screen.limits.ts';
import { SEARCH_MAX_CHARS, SEARCH_MIN_CHARS } from '#domain/platform/text.limits.ts';
import { type FoundRecords, findRecords, NO_RECORDS } from './find-records.ts';

export type SearchHits = SearchQuery['search'];

type Search = {
  readonly status: 'resting' | 'waiting' | 'failed';
  /** Study content. */
  readonly finds: SearchHits;
  readonly records: FoundRecords;
};

const INITIAL: Search = { status: 'resting', finds: [], records: NO_RECORDS };

/**
 * Search results for the typed text, requested when typing pauses. A late response never replaces a later one; earlier
 * results stay until the next arrive, so that the list does not flicker.
 */
export function useSearch(user: SessionUser, typed: string): Search {
  const api = useApi();
  const [search, setSearch] = useState<Search>(INITIAL);
  const words = typed.trim().slice(0, SEARCH_MAX_CHARS);
  useEffect(() => {
    if (words.length < SEARCH_MIN_CHARS) {
      setSearch(INITIAL);
      return undefined;
    }
    let isOver = false;
    const timer = setTimeout(() => {
      setSearch((before) => ({ ...before, status: 'waiting' }));
      Promise.all([api(SearchDocument, { words }), findRecords(api, user, words)]).then(
        ([{ search: finds }, records]) => !isOver && setSearch({ status: 'resting', finds, records }),
        (error: unknown) => {
          console.error('The search failed.', error);
          if (!isOver) setSearch({ ...INITIAL, status: 'failed' });
        },
      );
    }, DEBOUNCE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [api, user, words]);
  return search;
}
