import { Link } from 'react-router';
import type { ShownWeek } from '#domain/classrooms/schemes/shown-week.ts';
import { href } from '#routes/href.ts';
import { schemesTexts } from '#texts/classrooms/planning/schemes.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import styles from './schemes.module.css';

/** The topics of a week with links to their pages, and its links to other websites. */
export function WeekContent({ week: { topics, links } }: { readonly week: Pick<ShownWeek, 'topics' | 'links'> }) {
  const { week: t } = useTexts(schemesTexts);
  return (
    <>
      {topics.length > 0 && (
        <ul className={styles.links} aria-label={t.topics}>
          {topics.map(({ id, title, address }) => (
            <li key={id}>
              {address === null ? (
                <span className={styles.soft}>{t.gone({ title })}</span>
              ) : (
                <Link className={styles.link} to={href('topic', { subject: address.subject, topic: address.topic })}>
                  {title}
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
      {links.length > 0 && (
        <ul className={styles.links} aria-label={t.links}>
          {links.map(({ url, title }) => (
            <li key={`${url} ${title}`}>
              <a className={styles.link} href={url} target="_blank" rel="noreferrer noopener">
                {title === '' ? url : title}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
