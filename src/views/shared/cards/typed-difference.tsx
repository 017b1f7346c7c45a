import { compareTyped } from '#domain/cards/typed-answer.rule.ts';
import { cardsTexts } from '#texts/cards/cards.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { positionKey } from '#ui/rich-text/position-key.ts';
import styles from './cards.module.css';

/** The typed answer compared with the expected one. */
export function TypedDifference({ expected, typed }: { readonly expected: string; readonly typed: string }) {
  const t = useTexts(cardsTexts);
  if (typed.trim() === '') return null;
  const { right, parts } = compareTyped(expected, typed);
  return (
    <div className={styles.typed} role="status">
      <p>{right ? t.review.right : t.review.notQuite}</p>
      {!right && parts.length > 0 && (
        <p className={styles.difference}>
          {parts.map(({ kind, text }, index) => {
            if (kind === 'missing') return <ins key={positionKey(index)}>{text}</ins>;
            if (kind === 'extra') return <del key={positionKey(index)}>{text}</del>;
            return <span key={positionKey(index)}>{text}</span>;
          })}
        </p>
      )}
      {!right && parts.length === 0 && <p>{t.review.yourAnswer({ text: typed })}</p>}
    </div>
  );
}
