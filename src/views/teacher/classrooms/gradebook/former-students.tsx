import { useCallback } from 'react';
import { FormerStudentsDocument } from '#api/documents/classrooms/gradebook.generated.ts';
import { useApi } from '#client/app.context.ts';
import { gradebookTexts } from '#texts/classrooms/gradebook.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { useLoaded } from '../../../shared/platform/use-loaded.ts';
import styles from '../teaching.module.css';

/** Students who have left the class, with the marks that stay; nothing if there are none. */
export function FormerStudents({ classroom }: { readonly classroom: string }) {
  const t = useTexts(gradebookTexts);
  const api = useApi();
  // The gradebook is complete without them.
  const { answer } = useLoaded(useCallback(() => api(FormerStudentsDocument, { classroom }), [api, classroom]));
  const students = answer?.formerStudents ?? [];
  if (students.length === 0) return null;
  return (
    <details className={styles.panel}>
      <summary>{t.former({ count: students.length })}</summary>
      <ul className={styles.lines}>
        {students.map(({ id, name, leftAt, results }) => (
          <li key={id}>
            <span>
              <bdi>{name}</bdi> <span className={styles.soft}>{t.leftAt({ at: leftAt })}</span>
            </span>
            <span>
              {results
                .map(({ title, marks, marksOutOf }) =>
                  marks === null ? t.formerUnmarked({ title }) : t.formerMarks({ title, marks, marksOutOf }),
                )
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
