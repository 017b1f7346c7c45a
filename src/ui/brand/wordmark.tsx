import { PRODUCT } from '../page/use-title.ts';
import { Mark } from './mark.tsx';
import styles from './wordmark.module.css';

/** The product's name beside its mark. Put it into a link where it should lead somewhere. */
export function Wordmark() {
  return (
    <span className={styles.wordmark}>
      <Mark />
      {PRODUCT}
    </span>
  );
}
