import { Heading } from '@radix-ui/themes';
import { studentPageTexts } from '#texts/classrooms/student-page.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import pages from '#ui/page/page.module.css';
import styles from '../../teacher.module.css';
import type { TaughtStudent } from './taught-student.ts';

/** Wrong ideas behind the student's answers. */
export function Misconceptions({ found }: { readonly found: TaughtStudent['misconceptions'] }) {
  const t = useTexts(studentPageTexts);
  return (
    <section className={pages.section}>
      <Heading as="h2" size="5">
        {t.misconceptions}
      </Heading>
      {found.length === 0 ? (
        <p className={pages.empty}>{t.noMisconceptions}</p>
      ) : (
        <ul className={styles.messages}>
          {found.map(({ text, topic, count, lastAt }) => (
            <li key={text}>
              {text}
              <span className={styles.misconception}>{t.misconceptionDetail({ topic, count, at: lastAt })}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Decks that were assigned to the student; nothing without any. */
export function Decks({ decks }: { readonly decks: TaughtStudent['decks'] }) {
  const t = useTexts(studentPageTexts);
  if (decks.length === 0) return null;
  return (
    <section className={pages.section}>
      <Heading as="h2" size="5">
        {t.decks}
      </Heading>
      <ul className={styles.messages}>
        {decks.map(({ id, title, share }) => (
          <li key={id}>{t.deck({ title, share })}</li>
        ))}
      </ul>
    </section>
  );
}
