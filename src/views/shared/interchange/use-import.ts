import { useEffect, useState } from 'react';
import {
  ImportDocument,
  ImportNewsDocument,
  type ImportPartsFragment,
} from '#api/documents/interchange/import.generated.ts';
import { useApi } from '#client/app.context.ts';
import { useLive } from '#client/use-live.ts';
import { type ImportOptions, importOptionsSchema } from '#domain/interchange/import.schema.ts';
import type { ImportProblem, ImportReport } from '#domain/interchange/import-report.ts';

export type ImportRow = ImportPartsFragment;

/** One import, followed while it runs; null until it is loaded. `setRow` takes the response of a mutation. */
export function useImport(id: string) {
  const api = useApi();
  const live = useLive();
  const [row, setRow] = useState<ImportRow | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(() => {
    const handleUpdate = (answer: { import: ImportRow }): void => {
      setProblem(null);
      setRow(answer.import);
    };
    const refetch = async (): Promise<void> => {
      try {
        handleUpdate(await api(ImportDocument, { id }));
      } catch (cause) {
        setProblem(cause);
        throw cause;
      }
    };
    return live(ImportNewsDocument, { id }, { refetch, onUpdate: handleUpdate });
  }, [api, live, id]);
  return {
    row,
    problem,
    setRow,
    again: () => void api(ImportDocument, { id }).then((answer) => setRow(answer.import), setProblem),
  };
}

/** The server's data in its own type. */
export const reportOf = ({ report }: Pick<ImportRow, 'report'>): ImportReport | null => report;

/** Why it failed; null if it did not. */
export const problemOf = ({ problem }: Pick<ImportRow, 'problem'>): ImportProblem | null => problem;

/** The options of an earlier import; the defaults if another version of the program wrote them. */
export function optionsOf({ options }: Pick<ImportRow, 'options'>): ImportOptions {
  const read = importOptionsSchema.safeParse(options);
  return read.success ? read.data : importOptionsSchema.parse({});
}
