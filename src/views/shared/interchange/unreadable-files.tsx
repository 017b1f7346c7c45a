import { Heading } from '@radix-ui/themes';
import type { UnreadableFile } from '#domain/interchange/import-report.ts';
import { useTexts } from '#texts/current-language.ts';
import { importTexts } from '#texts/interchange/import.texts.ts';
import { useReasons } from '#texts/interchange/reasons.texts.ts';
import styles from './import.module.css';

/** The files that an import leaves out because they cannot be read, before the rest of the report. */
export function UnreadableFiles({ files }: { readonly files: readonly UnreadableFile[] }) {
  const { unreadable, unreadableFiles: t } = useTexts(importTexts);
  const reason = useReasons();
  if (files.length === 0) return null;
  const title = t.title({ count: files.length });
  return (
    <section className={styles.warning} role="alert" aria-label={title}>
      <Heading as="h2" size="4">
        {title}
      </Heading>
      {files.map(({ file, reason: why }) => (
        <p key={`${file} ${JSON.stringify(why)}`} className={styles.plain}>
          {unreadable({ file, why: reason(why) })}
        </p>
      ))}
      <p className={styles.soft}>{t.leftOut({ count: files.length })}</p>
    </section>
  );
}
