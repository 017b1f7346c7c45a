import { useEffect, useRef, useState } from 'react';
import {
  ModerationDocument,
  SaveModerationMarkDocument,
} from '#api/documents/attempts/moderation/moderation.generated.ts';
import { useApi, useApp } from '#client/app.context.ts';
import type { Award } from '#domain/attempts/marking/mark-scheme.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { describeProblem } from '../../../shared/platform/form/problem.ts';
import type { ModerationData } from './moderation-data.ts';

type Awards = readonly Award[];

/** Whether the marks are saved. `conflict`: another device has marked the answer, and its marks are shown. */
export type SampleStatus = 'unchanged' | 'saving' | 'saved' | 'conflict' | { readonly problem: string };

/**
 * The second marker's marks of a sample. A change is shown at once, and sent after the ones before it; of an answer only
 * the latest is sent. After a failure, everything unsent stays until it is sent again.
 */
export function useSampleMarks({ id, sample }: ModerationData) {
  const api = useApi();
  const { flush } = useApp();
  const [marks, setMarks] = useState<ReadonlyMap<number, Awards | null>>(
    () => new Map(sample.map(({ number, awards }) => [number, awards])),
  );
  const [status, setStatus] = useState<SampleStatus>('unchanged');
  const versions = useRef(new Map(sample.map(({ number, version }) => [number, version])));
  const unsent = useRef(new Map<number, Awards>());
  const queue = useRef(Promise.resolve());
  /** Why the latest sending did not save the marks that are shown. */
  const failure = useRef<unknown>(null);
  const show = (number: number, awards: Awards | null): void =>
    setMarks((before) => new Map(before).set(number, awards));

  /** What the server has by now, after another device has changed it. */
  const showStored = async (number: number): Promise<void> => {
    const { moderation } = await api(ModerationDocument, { id });
    const stored = moderation.sample.find((answer) => answer.number === number);
    if (stored === undefined) return;
    versions.current.set(number, stored.version);
    if (!unsent.current.has(number)) show(number, stored.awards);
  };

  const sendUnsent = async (): Promise<void> => {
    let hasConflict = false;
    failure.current = null;
    for (let next = unsent.current.entries().next(); !next.done; next = unsent.current.entries().next()) {
      const [number, awards] = next.value;
      unsent.current.delete(number);
      setStatus('saving');
      try {
        const version = versions.current.get(number) ?? 0;
        const { saveModerationMark } = await api(SaveModerationMarkDocument, {
          ...{ moderation: id, number, version },
          awards: [...awards],
        });
        versions.current.set(number, saveModerationMark.version);
      } catch (cause) {
        failure.current = cause;
        const isConflict = cause instanceof ProductError && cause.code === 'CHANGED_MEANWHILE';
        if (!isConflict && !unsent.current.has(number)) unsent.current.set(number, awards);
        try {
          if (!isConflict) throw cause;
          await showStored(number);
          hasConflict = true;
        } catch (failure) {
          setStatus({ problem: describeProblem(failure).message });
          return;
        }
      }
      setStatus(hasConflict ? 'conflict' : 'saved');
    }
  };
  const save = (): Promise<void> => {
    queue.current = queue.current.then(sendUnsent);
    return queue.current;
  };
  /** Sends what is unsent. Throws the reason if the server then has other marks than were shown. */
  const saveAll = async (): Promise<void> => {
    await save();
    if (failure.current !== null) throw failure.current;
  };
  const latestSave = useRef(save);
  latestSave.current = save;
  useEffect(() => flush.register(() => latestSave.current(), { isUnsent: () => unsent.current.size > 0 }), [flush]);

  const mark = (number: number, awards: Awards): void => {
    show(number, awards);
    unsent.current.set(number, awards);
    void save();
  };
  return { marks, status, mark, save, saveAll };
}
