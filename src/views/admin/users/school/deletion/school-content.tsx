import type { SchoolContentQuery } from '#api/documents/users/school-deletion.generated.ts';
import { SCHOOL_DELETION_WAIT_DAYS } from '#domain/users/user.limits.ts';
import { useLanguage, useTexts } from '#texts/current-language.ts';
import { schoolDeletionTexts } from '#texts/users/school/school-deletion.texts.ts';
import { numberText } from '#texts/wording/number.wording.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { loadFailed } from '../../../../load-failed.tsx';
import styles from '../../../../shared/interchange/import.module.css';
import rows from '../school.module.css';

/** What is deleted with a school, in numbers, and what is retained. */
export function SchoolContent({ content }: { readonly content: Promise<SchoolContentQuery> }) {
  return (
    <Loaded data={content} failed={loadFailed} waiting={<LoadingSkeleton heights={[160]} />}>
      {({ schoolContent }) => <Numbers content={schoolContent} />}
    </Loaded>
  );
}

function Numbers({ content }: { readonly content: SchoolContentQuery['schoolContent'] }) {
  const t = useTexts(schoolDeletionTexts);
  const language = useLanguage();
  const counts = [
    { id: 'students', count: content.studentCount, label: t.students },
    { id: 'teachers', count: content.teacherCount, label: t.teachers },
    { id: 'admins', count: content.adminCount, label: t.admins },
    { id: 'classes', count: content.classCount, label: t.classes },
    { id: 'assignments', count: content.assignmentCount, label: t.assignments },
    { id: 'attempts', count: content.attemptCount, label: t.attempts },
    { id: 'answers', count: content.answerCount, label: t.answers },
    { id: 'files', count: content.fileCount, label: t.files },
    { id: 'questions', count: content.questionCount, label: t.questions },
    { id: 'quizzes', count: content.quizCount, label: t.quizzes },
  ];
  return (
    <div className={styles.tight}>
      <p className={styles.plain}>{t.gone({ days: SCHOOL_DELETION_WAIT_DAYS })}</p>
      <ul className={rows.counts}>
        {counts
          .filter(({ count }) => count > 0)
          .map(({ id, count, label }) => (
            <li key={id}>
              <strong>{numberText(language, count)}</strong> {label({ count })}
            </li>
          ))}
      </ul>
      <p className={styles.plain}>{t.orders({ count: content.orderCount })}</p>
      <p className={styles.plain}>{t.adminsNotified}</p>
    </div>
  );
}
