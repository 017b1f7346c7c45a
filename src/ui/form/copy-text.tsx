import styles from './copy-text.module.css';

type Props = {
  readonly label: string;
  readonly value: string;
  /** With a space above it, or with an ellipsis if it is longer than the line. */
  readonly variant?: 'text' | 'spaced' | 'long';
};

/** A text to copy, such as a link or a secret: all of it is selected once the field has focus. */
export const CopyText = ({ label, value, variant = 'text' }: Props) => (
  <input
    className={styles[variant]}
    readOnly
    dir="ltr"
    value={value}
    aria-label={label}
    onFocus={(event) => event.currentTarget.select()}
  />
);
