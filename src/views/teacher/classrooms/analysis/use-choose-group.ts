import { useSearchParams } from 'react-router';
import { GROUP_PARAMETER } from './analysis.ts';

/** Narrows a page to a group of the class, in the address; an empty id is the whole class. */
export function useChooseGroup(): (id: string) => void {
  const [, setSearch] = useSearchParams();
  return (id) =>
    setSearch(
      (search) => {
        if (id === '') search.delete(GROUP_PARAMETER);
        else search.set(GROUP_PARAMETER, id);
        return search;
      },
      { replace: true, preventScrollReset: true },
    );
}
