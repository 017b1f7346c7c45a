import { useEffect, useState } from 'react';
import type { TypedDocument } from '#api/typed-document.ts';
import { useLive } from '../use-live.ts';

/** The latest data of a stream, and when it arrived by `performance.now()`. */
export type LiveData<Data> = { readonly data: Data; readonly at: number };

/** A live quiz to follow. The caller keeps the object as long as it is the same quiz. */
export type LiveSource<Data, Variables> = {
  /** Requests the same data with an ordinary call. */
  readonly read: () => Promise<Data>;
  readonly stream: TypedDocument<Data, Variables>;
  readonly variables: Variables;
};

/** Follows a live quiz. A failure keeps the data: the stream is opened again. @param source null: nothing yet */
export function useLiveData<Data, Variables>(
  source: LiveSource<Data, Variables> | null,
): { readonly latest: LiveData<Data> | null; readonly problem: unknown } {
  const live = useLive();
  const [latest, setLatest] = useState<LiveData<Data> | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(() => {
    if (source === null) return;
    const onUpdate = (data: Data): void => {
      setProblem(null);
      setLatest({ data, at: performance.now() });
    };
    const refetch = async (): Promise<void> => {
      try {
        onUpdate(await source.read());
      } catch (cause) {
        setProblem(cause);
        throw cause;
      }
    };
    return live(source.stream, source.variables, { refetch, onUpdate });
  }, [live, source]);
  return { latest, problem };
}
