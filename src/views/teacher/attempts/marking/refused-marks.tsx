import { Button } from '@radix-ui/themes';
import type { TeacherMark } from '#domain/attempts/marking/teacher-mark.schema.ts';
import { teachingTexts } from '#texts/classrooms/teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import pages from '#ui/page/page.module.css';
import styles from '../../teacher.module.css';

type Props = {
  readonly marks: readonly TeacherMark[];
  readonly onRetry: () => void;
  readonly onDiscard: () => void;
};

/** Marks that the server refused, with their content: nothing is discarded without the marker's consent. */
export function RefusedMarks({ marks, onRetry, onDiscard }: Props) {
  const t = useTexts(teachingTexts).marking;
  const comments = marks.map(({ comment }) => comment.trim()).filter((comment) => comment !== '');
  return (
    <div role="alert">
      {marks.length > 0 && (
        <section className={styles.refused}>
          <p>{t.refused({ count: marks.length })}</p>
          <p className={styles.soft}>{t.refusedHint}</p>
          {comments.map((comment) => (
            <blockquote key={comment} dir="auto" className={styles.written}>
              {comment}
            </blockquote>
          ))}
          <div className={pages.actions}>
            <Button size="2" variant="soft" onClick={onRetry}>
              {t.sendAgain}
            </Button>
            <Button size="2" variant="soft" color="gray" onClick={onDiscard}>
              {t.discard}
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}
