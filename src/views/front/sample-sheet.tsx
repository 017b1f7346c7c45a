import { useTexts } from '#texts/current-language.ts';
import { frontTexts } from '#texts/front.texts.ts';
import styles from './sample-sheet.module.css';

const RIGHT = 2;

/** A question as it looks after it has been marked: what Lectern is, shown instead of told. */
export function SampleSheet() {
  const t = useTexts(frontTexts).sample;
  return (
    <figure className={styles.sheet}>
      <p className={styles.head}>{t.head}</p>
      <p className={styles.stem}>
        {t.stem}{' '}
        <span className={styles.formula}>
          <i>g</i> = {t.gravity}
        </span>
        .
      </p>
      <ol className={styles.choices}>
        {Object.values(t.choices).map((choice, index) => (
          <li key={choice} className={index === RIGHT ? styles.right : styles.choice}>
            <span className={styles.letter}>{'ABCD'[index]}</span>
            {choice}
            {index === RIGHT && (
              <svg className={styles.tick} viewBox="0 0 40 32" fill="none" aria-hidden="true" focusable="false">
                <path
                  d="M3 18c4 2.5 7 5.5 9.5 10C18 17 26 8 37 2.5"
                  stroke="currentColor"
                  strokeWidth="3"
                  strokeLinecap="round"
                />
              </svg>
            )}
          </li>
        ))}
      </ol>
      <figcaption className={styles.margin}>{t.why}</figcaption>
    </figure>
  );
}
