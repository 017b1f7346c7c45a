import styles from './sample-sheet.module.css';

const CHOICES = ['4.9 m', '9.8 m', '19.6 m', '39.2 m'];
const RIGHT = 2;

/** A question as it looks after it has been marked: what Lectern is, shown instead of told. */
export function SampleSheet() {
  return (
    <figure className={styles.sheet}>
      <p className={styles.head}>Physics · Motion · Question 3 of 10</p>
      <p className={styles.stem}>
        A stone is dropped from rest into a well and hits the water after 2.0 s. How deep is the well? Take{' '}
        <span className={styles.formula}>
          <i>g</i> = 9.8 m/s²
        </span>
        .
      </p>
      <ol className={styles.choices}>
        {CHOICES.map((choice, index) => (
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
      <figcaption className={styles.margin}>
        Right. The depth grows with the square of the time: ½ × 9.8 m/s² × (2.0 s)² = 19.6 m. Leaving out the ½ gives
        39.2 m.
      </figcaption>
    </figure>
  );
}
