import { useState } from 'react';
import { useLocation } from 'react-router';

type Flat = Readonly<Record<string, string | boolean | null>>;

/**
 * A list's filter, stored in the address, so that it survives reload, bookmarks and back navigation. `read` parses the
 * address, whatever it contains; other parameters stay. The address is replaced without the router, which would load
 * the screen again.
 */
export function useAddressFilter<Filter extends Flat>(read: (found: Flat) => Filter) {
  const { search } = useLocation();
  const [filter, setFilter] = useState(() =>
    read(Object.fromEntries([...new URLSearchParams(search)].map(([name, value]) => [name, value === '' || value]))),
  );
  const narrow = (next: Filter): void => {
    setFilter(next);
    const parameters = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(next)) {
      if (value === null || value === false || value === '') parameters.delete(name);
      else parameters.set(name, value === true ? '' : value);
    }
    const query = parameters.size === 0 ? '' : `?${parameters}`;
    window.history.replaceState(window.history.state, '', `${window.location.pathname}${query}`);
  };
  return [filter, narrow] as const;
}
