import { Heading } from '@radix-ui/themes';
import type { PromotionRetained } from '#domain/classrooms/promotion/promotion.ts';
import { promotionTexts } from '#texts/classrooms/promotion.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import styles from '../../../shared/interchange/import.module.css';

/** What undoing has left as it is, by name. */
export function RetainedClasses({ retained }: { readonly retained: readonly PromotionRetained[] }) {
  const t = useTexts(promotionTexts);
  if (retained.length === 0) return <p className={styles.plain}>{t.undoneText}</p>;
  return (
    <>
      <Heading as="h3" size="4">
        {t.retainedTitle}
      </Heading>
      <ul className={styles.rows}>
        {retained.map(({ name, reason, count }) => (
          <li key={`${reason} ${name}`} className={styles.row}>
            {t.retained[reason]({ name, count })}
          </li>
        ))}
      </ul>
    </>
  );
}
