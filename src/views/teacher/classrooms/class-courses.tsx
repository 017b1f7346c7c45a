import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import {
  TakeCourseMembersDocument,
  type TaughtClassQuery,
} from '#api/documents/classrooms/class-teaching.generated.ts';
import { useApi } from '#client/app.context.ts';
import { classTeachingTexts } from '#texts/classrooms/class-teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { nameList } from '#texts/joined-line.ts';
import { Problem } from '#ui/form/problem.tsx';
import { useMutation } from '../use-mutation.ts';
import { ClassPanel } from './class-panel.tsx';
import styles from './teaching.module.css';

type Props = { readonly id: string; readonly courses: TaughtClassQuery['taughtCourses'] };

/** Adds the students of a platform's course to the class; nothing for teachers who launched from none. */
export function ClassCourses({ id, courses }: Props) {
  const { detail: t } = useTexts(classTeachingTexts);
  const api = useApi();
  const { mutate, problem, isBusy } = useMutation();
  const [announcement, setAnnouncement] = useState<string | null>(null);
  if (courses.length === 0) return null;
  const take = (course: string): Promise<void> =>
    mutate(async () => {
      const { takeCourseMembers: taken } = await api(TakeCourseMembersDocument, { classroom: id, course });
      setAnnouncement(t.courseTaken({ joined: taken.joined, expected: taken.expected }));
    });
  return (
    <ClassPanel id="courses" title={t.courses}>
      <p className={styles.soft}>{t.coursesHint}</p>
      <Problem message={problem} />
      <ul className={styles.lines}>
        {courses.map((course) => (
          <li key={course.id}>
            <div>
              {course.title} <span className={styles.soft}>{course.platform}</span>
              {course.expected.length > 0 && (
                <p className={styles.soft}>{t.expected({ names: nameList(course.expected) })}</p>
              )}
            </div>
            <Button size="2" variant="soft" loading={isBusy} onClick={() => void take(course.id)}>
              {t.takeCourse({ title: course.title })}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.soft}>
        {announcement}
      </p>
    </ClassPanel>
  );
}
