import { ResultBadge, type ResultTone } from '#ui/result-badge/result-badge.tsx';
import styles from './choice-card.module.css';

/** The result of a choice, in a word or two. */
export type ChoiceMark = { readonly tone: ResultTone; readonly text: string };

/**
 * One of several choices: a native radio button or checkbox whose label is the whole card.
 * @param note a line below the text, such as what the choice suggests
 * @param letter shown before the text; the key of the same name chooses the card
 */
export function ChoiceCard({
  kind,
  name,
  letter,
  checked,
  disabled,
  note = null,
  mark,
  onChange,
  children,
}: {
  kind: 'radio' | 'checkbox';
  name: string;
  letter?: string | undefined;
  checked: boolean;
  disabled?: boolean;
  note?: string | null;
  mark?: ChoiceMark | undefined;
  onChange?: (checked: boolean) => void;
  children: React.ReactNode;
}) {
  return (
    <label className={styles.card} data-tone={mark?.tone}>
      <input
        className={styles.input}
        type={kind}
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange?.(event.currentTarget.checked)}
      />
      {letter !== undefined && <span className={styles.choiceLetter}>{letter}</span>}
      <span className={styles.text}>
        {children}
        {note !== null && <span className={styles.note}>{note}</span>}
      </span>
      {mark !== undefined && (
        <span className={styles.mark}>
          <ResultBadge tone={mark.tone}>{mark.text}</ResultBadge>
        </span>
      )}
    </label>
  );
}

/** A list of choices, one group for screen readers. */
export function ChoiceGroup({ labelledBy, children }: { labelledBy: string; children: React.ReactNode }) {
  return (
    <fieldset className={styles.group} aria-labelledby={labelledBy}>
      {children}
    </fieldset>
  );
}
