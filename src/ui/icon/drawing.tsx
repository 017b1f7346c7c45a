import styles from './icon.module.css';

type Props = { readonly path: string; readonly px?: number | undefined; readonly alongTheLine?: boolean };

/**
 * A line drawing of 24 × 24 units, hidden from screen readers.
 * @param px size in pixels; by default a quarter larger than the adjacent text
 * @param alongTheLine mirrored in right-to-left text
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
