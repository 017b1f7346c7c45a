import { Heading } from '@radix-ui/themes';
import { examsTexts } from '#texts/assessments/exams.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import pages from '#ui/page/page.module.css';
import styles from './exams.module.css';

/** The rules of an attempt on screen, with this student's time limit. */
export function Rules({ seconds, timeFactor }: { readonly seconds: number | null; readonly timeFactor: number }) {
  const { detail: t } = useTexts(examsTexts);
  return (
    <section className={pages.section} aria-labelledby="rules">
      <Heading as="h2" size="4" id="rules">
        {t.rules}
      </Heading>
      <ul className={styles.list}>
        <li>{seconds === null ? t.noClock : t.clock({ minutes: Math.round(seconds / 60) })}</li>
        {seconds !== null && timeFactor !== 1 && (
          <li>{t.accommodated({ minutes: Math.round((seconds * timeFactor) / 60) })}</li>
        )}
        <li>{t.saved}</li>
        <li>{t.after}</li>
      </ul>
    </section>
  );
}
