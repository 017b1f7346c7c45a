import { PRODUCT } from '../page/use-title.ts';
import { Mark } from './mark.tsx';
import styles from './wordmark.module.css';

/** The product's name next to its logo. Wrap it in a link if it should lead somewhere. */
export function Wordmark() {
  return (
    <span className={styles.wordmark}>
      <Mark />
      {PRODUCT}
    </span>
  );
}
