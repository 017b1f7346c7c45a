import { Link } from 'react-router';
import { classTeachingTexts } from '#texts/class-teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import styles from './teaching.module.css';

/** The way up from a screen. */
export function Up({ to, title }: { readonly to: string; readonly title: string }) {
  const t = useTexts(classTeachingTexts);
  return (
    <nav aria-label={t.trail}>
      <Link className={styles.up} to={to}>
        {title}
      </Link>
    </nav>
  );
}
