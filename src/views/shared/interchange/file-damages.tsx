import { Heading } from '@radix-ui/themes';
import type { FileDamage } from '#domain/interchange/import-report.ts';
import { useTexts } from '#texts/current-language.ts';
import { importTexts } from '#texts/interchange/import.texts.ts';
import styles from './import.module.css';

const SHOWN_MAX = 5;

/** Damaged parts of files and what was left out of them, before the rest of the report. */
export function FileDamages({
  damages,
  isDone,
}: {
  readonly damages: readonly FileDamage[];
  readonly isDone: boolean;
}) {
  const t = useTexts(importTexts).damages;
  if (damages.length === 0) return null;
  const more = damages.length - SHOWN_MAX;
  return (
    <section className={styles.warning} role="alert" aria-label={t.title}>
      <Heading as="h2" size="4">
        {t.title}
      </Heading>
      {damages.slice(0, SHOWN_MAX).map(({ file, line, from, to }) => (
        <p key={`${file} ${line}`} className={styles.plain}>
          {t.position({ file, line })} {t.excluded({ from, to, lines: (to ?? from) - from + 1 })}
        </p>
      ))}
      {more > 0 && <p className={styles.plain}>{t.more({ count: more })}</p>}
      <p className={styles.soft}>{isDone ? t.restImported : t.restCanBeImported}</p>
    </section>
  );
}
