import { useState } from 'react';
import { useLocation } from 'react-router';

type Flat = Readonly<Record<string, string | boolean | null>>;

/**
 * What a list is narrowed to, kept in the address: a reload, a bookmark and the way back find it again. `read` makes it
 * of what stands there, whatever that is; what else stands there stays. The address is replaced without the router, which would load the screen anew.
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
