import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import {
  EnteredMarkHistoryDocument,
  type EnteredMarkHistoryQuery,
} from '#api/documents/classrooms/gradebook.generated.ts';
import { useApi } from '#client/app.context.ts';
import type { MarkCell } from '#domain/classrooms/gradebook/mark-entries.rule.ts';
import { gradebookTexts } from '#texts/classrooms/gradebook.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine } from '#texts/joined-line.ts';
import { Problem } from '#ui/form/problem.tsx';
import { describeProblem } from '../../../../shared/platform/form/problem.ts';
import styles from '../gradebook.module.css';

type Versions = EnteredMarkHistoryQuery['enteredMarkHistory'];

/** Who entered which marks and comments in a cell, on request. */
export function MarkHistory({ target }: { readonly target: MarkCell }) {
  const t = useTexts(gradebookTexts);
  const api = useApi();
  const [versions, setVersions] = useState<Versions | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const load = (): void => {
    setProblem(null);
    api(EnteredMarkHistoryDocument, target).then(
      ({ enteredMarkHistory }) => setVersions(enteredMarkHistory),
      (cause: unknown) => setProblem(describeProblem(cause).message),
    );
  };
  return (
    <div className={styles.history}>
      <div>
        <Button size="1" variant="ghost" onClick={load}>
          {t.history}
        </Button>
      </div>
      <Problem message={problem} />
      {versions !== null && (
        <ul className={styles.versions}>
          {versions.map(({ version, marks, comment, enteredBy, enteredAt }) => (
            <li key={version}>
              {joinedLine(
                marks === null ? t.noMarks : t.marksText({ value: marks }),
                comment,
                enteredBy ?? t.formerTeacher,
                t.moment({ at: enteredAt }),
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
