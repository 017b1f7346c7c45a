import { Badge } from '@radix-ui/themes';
import { Link } from 'react-router';
import type { TeacherHomeQuery } from '#api/documents/classrooms/class-teaching.generated.ts';
import { href } from '#routes/href.ts';
import { classTeachingTexts } from '#texts/classrooms/class-teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { subjectAccent } from '#ui/accent/subject-accent.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { SubjectCover } from '#ui/illustration/cover/subject-cover.tsx';
import rows from '#ui/row-list/row-list.module.css';
import styles from './teacher-home.module.css';

type Props = { readonly taughtClass: TeacherHomeQuery['taughtClasses'][number] };

/** A class with the cover of its subject, its numbers of students and open assignments, and what there is to mark. */
export function ClassCard({ taughtClass }: Props) {
  const t = useTexts(classTeachingTexts);
  const { id, name, subject, studentCount, openCount, unmarkedCount } = taughtClass;
  return (
    <div {...subjectAccent(subject?.slug ?? name)} data-class>
      <Link className={`${rows.card} ${styles.covered}`} viewTransition to={href('teacher.classroom.detail', { id })}>
        <SubjectCover slug={subject?.slug ?? name} size="card" />
        <span className={rows.body}>
          <span className={rows.title}>
            <bdi>{name}</bdi>
          </span>
          {subject !== null && <span className={rows.detail}>{subject.title}</span>}
        </span>
        <span className={styles.counts}>
          <span>
            <Icon name="people" px={16} /> {t.students({ count: studentCount })}
          </span>
          <span>
            <Icon name="assignment" px={16} /> {t.classes.open({ count: openCount })}
          </span>
          {unmarkedCount > 0 && (
            <Badge size="2" radius="full" color="amber">
              {t.classes.toMark({ count: unmarkedCount })}
            </Badge>
          )}
        </span>
      </Link>
    </div>
  );
}
