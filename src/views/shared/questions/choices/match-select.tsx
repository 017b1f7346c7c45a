import { useId } from 'react';
import type { Choice } from '#domain/questions/choices.schema.ts';
import type { Pairs } from '#domain/questions/types/matching.question.ts';
import { useTexts } from '#texts/current-language.ts';
import { questionTexts } from '#texts/questions/questions.texts.ts';
import { hasMarkup, plainText } from '#ui/rich-text/markdown/plain-text.ts';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import styles from '../questions.module.css';
import { choiceLetter } from './choice-letter.ts';

const OPEN_CHOICE = '';

/** Choices with formulas or scripts are also listed in full, since a select only shows plain text. */
export function Legend({ choices }: { choices: readonly Choice[] }) {
  if (!choices.some(({ text }) => hasMarkup(text))) return null;
  return (
    <ul className={styles.legend}>
      {choices.map(({ id, text }, index) => (
        <li key={id}>
          <b>{choiceLetter(index)}</b> <RichText source={text} inline />
        </li>
      ))}
    </ul>
  );
}

/** Selects the match of one prompt. */
export function MatchSelect({
  id,
  prompt,
  choices,
  pairs,
  disabled,
  labelledBy,
  onChange,
}: {
  id?: string;
  prompt: string;
  choices: readonly Choice[];
  pairs: Pairs;
  disabled: boolean;
  labelledBy: string;
  onChange: (pairs: Pairs) => void;
}) {
  const t = useTexts(questionTexts);
  const own = useId();
  // A label in addition to the prompt: a formula alone is not an accessible name everywhere.
  return (
    <select
      id={id ?? own}
      className={styles.select}
      aria-label={t.match}
      aria-labelledby={`${labelledBy} ${id ?? own}`}
      value={pairs[prompt] ?? OPEN_CHOICE}
      disabled={disabled}
      onChange={(event) => onChange(withPair(pairs, prompt, event.currentTarget.value))}
    >
      <option value={OPEN_CHOICE}>{t.choose}</option>
      {choices.map((choice, index) => (
        <option key={choice.id} value={choice.id}>
          {choiceLetter(index)}. {plainText(choice.text)}
        </option>
      ))}
    </select>
  );
}

function withPair(pairs: Pairs, prompt: string, choice: string): Pairs {
  const { [prompt]: _, ...others } = pairs;
  return choice === OPEN_CHOICE ? others : { ...others, [prompt]: choice };
}
