import type { RetentionPreviewQuery } from '#api/documents/users/retention.generated.ts';
import type { RetentionKind } from '#domain/users/retention.schema.ts';
import { useLanguage, useTexts } from '#texts/current-language.ts';
import { retentionTexts } from '#texts/users/school/retention.texts.ts';
import { LOCALES } from '#texts/wording/formats.ts';
import { sizeText } from '#texts/wording/size.wording.ts';
import styles from '../../../../shared/interchange/import.module.css';

type Props = {
  readonly kind: RetentionKind;
  readonly found: RetentionPreviewQuery['retentionPreview'];
};

/** What a rule would delete now: how much, and whose. */
export function RetentionPreview({ kind, found }: Props) {
  const t = useTexts(retentionTexts);
  const language = useLanguage();
  const { count, studentCount, bytes, names } = found;
  if (count === 0)
    return (
      <p className={styles.plain} role="status">
        {t.previewNone}
      </p>
    );
  const left = studentCount - names.length;
  return (
    <div className={styles.tight} role="status">
      <p className={styles.plain}>
        {kind === 'leavers'
          ? t.previewLeavers({ count })
          : t.previewFiles({ count, students: studentCount, size: sizeText(language, bytes) })}
      </p>
      <p className={styles.soft}>
        {new Intl.ListFormat(LOCALES[language]).format([...names, ...(left > 0 ? [t.more({ count: left })] : [])])}
      </p>
    </div>
  );
}
