import styles from './icon.module.css';

type Props = { readonly path: string; readonly px?: number | undefined; readonly alongTheLine?: boolean };

/**
 * A line drawing on a field of 24 × 24; it is nothing to a screen reader.
 * @param px edge in pixels; without it, a quarter larger than the words beside it
 * @param alongTheLine turns round where lines run from right to left
 */
export function Drawing({ path, px, alongTheLine = false }: Props) {
  const edge = px ?? '1.25em';
  return (
    <svg
      viewBox="0 0 24 24"
      width={edge}
      height={edge}
      className={styles.icon}
      aria-hidden="true"
      focusable="false"
      data-along-the-line={alongTheLine || undefined}
    >
      <path d={path} />
    </svg>
  );
}
