import { AuthoredExportDocument } from '#api/documents/questions/authoring.generated.ts';
import { useApi, useToast } from '#client/app.context.ts';
import { useMessages } from '#texts/platform/problems.texts.ts';
import { describeProblem } from '../platform/form/problem.ts';

/** Exports all rows of the filtered list as CSV, not only the visible page. */
export function useExport(kind: 'question-bank' | 'quiz' | 'exam-paper', filter: object): () => void {
  const api = useApi();
  const raise = useToast();
  const messageOf = useMessages();
  return () =>
    void api(AuthoredExportDocument, { kind, filter }).then(
      ({ authoredExport }) => window.location.assign(authoredExport),
      (cause: unknown) => raise({ message: messageOf(describeProblem(cause).message) }),
    );
}
