import { subjectAccent } from './subject-accent.ts';
import styles from './subject-glyph.module.css';

/** The mark of one of the student's own subjects: its first letter in its colour. Its title is next to it. */
export function SubjectGlyph({ slug, title }: { readonly slug: string; readonly title: string }) {
  const { className, ...hue } = subjectAccent(slug);
  const [letter = ''] = title.trim();
  return (
    <span className={`${className} ${styles.glyph}`} {...hue} aria-hidden="true">
      {letter.toUpperCase()}
    </span>
  );
}
