import { Text, TextArea } from '@radix-ui/themes';
import { useId } from 'react';
import { OPEN_RESPONSE_MAX_CHARS } from '#domain/questions/question.limits.ts';
import styles from '../questions.module.css';

type TextResponse = { readonly text: string };

/** A text field for sentences, with notes for the writer. */
export function WrittenAnswer({
  response,
  onChange,
  disabled,
  labelledBy,
  rows,
  hint,
  tally,
}: {
  response: TextResponse | null;
  onChange: (response: { text: string }) => void;
  disabled: boolean;
  labelledBy: string;
  rows: number;
  hint: string;
  /** The number of words, updated while typing. */
  tally?: string;
}) {
  const hintId = useId();
  return (
    <div className={styles.field}>
      <TextArea
        size="3"
        rows={rows}
        resize="vertical"
        className={styles.essay}
        maxLength={OPEN_RESPONSE_MAX_CHARS}
        value={response?.text ?? ''}
        disabled={disabled}
        aria-labelledby={labelledBy}
        aria-describedby={hintId}
        onChange={(event) => onChange({ text: event.currentTarget.value })}
      />
      <div className={styles.underField}>
        <Text id={hintId} size="2" className={styles.hint}>
          {hint}
        </Text>
        {tally !== undefined && (
          <Text size="2" className={styles.tally}>
            {tally}
          </Text>
        )}
      </div>
    </div>
  );
}
