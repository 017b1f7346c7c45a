import type { SchemeStatus } from '#domain/classrooms/schemes/scheme-calendar.rule.ts';
import { schemesTexts } from '#texts/classrooms/planning/schemes.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import styles from './schemes.module.css';

/** Why no week of the scheme is taught now. */
export function PauseNote({ status }: { readonly status: Exclude<SchemeStatus, { readonly status: 'week' }> }) {
  const { now: t } = useTexts(schemesTexts);
  return (
    <p className={styles.note}>
      {status.status === 'finished'
        ? t.finished
        : status.status === 'holiday'
          ? t.holiday({ number: status.index + 1, from: status.from })
          : t.notStarted({ from: status.from })}
    </p>
  );
}
