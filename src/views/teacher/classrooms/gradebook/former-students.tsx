import { useEffect, useState } from 'react';
import { FormerStudentsDocument, type FormerStudentsQuery } from '#api/documents/classrooms/gradebook.generated.ts';
import { useApi } from '#client/app.context.ts';
import { gradebookTexts } from '#texts/classrooms/gradebook.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import styles from '../teaching.module.css';

/** Students who have left the class, with the marks that stay; nothing if there are none. */
export function FormerStudents({ classroom }: { readonly classroom: string }) {
  const t = useTexts(gradebookTexts);
  const api = useApi();
  const [students, setStudents] = useState<FormerStudentsQuery['formerStudents']>([]);
  useEffect(() => {
    let isActive = true;
    // The gradebook is complete without them.
    api(FormerStudentsDocument, { classroom }).then(
      ({ formerStudents }) => isActive && setStudents(formerStudents),
      () => undefined,
    );
    return () => {
      isActive = false;
    };
  }, [api, classroom]);
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
