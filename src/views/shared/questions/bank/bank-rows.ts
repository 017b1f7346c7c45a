import { useEffect, useRef, useState } from 'react';
import { BankDocument, type BankQuery } from '#api/documents/questions/authoring.generated.ts';
import { useApi } from '#client/app.context.ts';
import type { BankFilter } from '#domain/questions/authoring/bank-filter.schema.ts';

export type BankRow = BankQuery['bank']['rows'][number];

/** How long typing has to pause before the server is called. */
const SEARCH_DELAY_MS = 200;

type State = {
  readonly rows: readonly BankRow[];
  readonly next: string | null;
  readonly failed: unknown;
  readonly isLoading: boolean;
};
const INITIAL: State = { rows: [], next: null, failed: null, isLoading: true };

/** Matching questions, page by page; a late response for an earlier filter is ignored. */
export function useBankRows(filter: Partial<BankFilter>) {
  const api = useApi();
  const [state, setState] = useState(INITIAL);
  const [round, setRound] = useState(0);
  const filterKey = JSON.stringify(filter);
  const latest = useRef('');

  useEffect(() => {
    const mark = `${filterKey} ${round}`;
    latest.current = mark;
    const timer = setTimeout(async () => {
      try {
        const { bank } = await api(BankDocument, { filter: JSON.parse(filterKey), after: null });
        if (latest.current === mark) setState({ ...bank, failed: null, isLoading: false });
      } catch (failed) {
        if (latest.current === mark) setState({ ...INITIAL, failed, isLoading: false });
      }
    }, SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [api, filterKey, round]);

  const more = async (): Promise<void> => {
    const mark = latest.current;
    const { bank } = await api(BankDocument, { filter: JSON.parse(filterKey), after: state.next });
    if (latest.current === mark) setState((now) => ({ ...now, rows: [...now.rows, ...bank.rows], next: bank.next }));
  };
  return { ...state, more, again: () => setRound((now) => now + 1) };
}
