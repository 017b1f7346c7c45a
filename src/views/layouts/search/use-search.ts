import { useEffect, useState } from 'react';
import { SearchDocument, type SearchQuery } from '#api/documents/study/search.generated.ts';
import { useApi } from '#client/app.context.ts';
import { DEBOUNCE_MS } from '#domain/platform/screen.limits.ts';
import { SEARCH_MAX_CHARS, SEARCH_MIN_CHARS } from '#domain/platform/text.limits.ts';

export type SearchHits = SearchQuery['search'];

type Search = { readonly status: 'resting' | 'waiting' | 'failed'; readonly finds: SearchHits };

const INITIAL: Search = { status: 'resting', finds: [] };

/**
 * Search results for the typed text, requested when typing pauses. A late response never replaces a later one; earlier
 * results stay until the next arrive, so that the list does not flicker.
 */
export function useSearch(typed: string): Search {
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
      setSearch(({ finds }) => ({ status: 'waiting', finds }));
      api(SearchDocument, { words }).then(
        ({ search: finds }) => !isOver && setSearch({ status: 'resting', finds }),
        (error: unknown) => {
          console.error('Nothing could be searched.', error);
          if (!isOver) setSearch({ status: 'failed', finds: [] });
        },
      );
    }, DEBOUNCE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [api, words]);
  return search;
}
