import { TextField } from '@radix-ui/themes';
import { shortAnswer } from '#domain/items/short-answer.item.ts';
import { SHORT_RESPONSE_MAX_CHARS } from '#domain/limits.ts';
import { useTexts } from '#texts/current-language.ts';
import { itemTexts } from '#texts/items.texts.ts';
import { placeKey } from '#ui/rich-text/place-key.ts';
import { RichText } from '#ui/rich-text/rich-text.part.tsx';
import { ComparedAnswers, typed } from './compared-answers.part.tsx';
import { defineItemView } from './item-view.tsx';
import styles from './items.module.css';

export const shortAnswerView = defineItemView('short-answer', shortAnswer, {
  isTyped: true,
  isAnswered: ({ text }) => text.trim() !== '',
  Answer: ({ response, onChange, disabled, labelledBy }) => (
    <TextField.Root
      size="3"
      className={styles.textInput}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="next"
      maxLength={SHORT_RESPONSE_MAX_CHARS}
      value={response?.text ?? ''}
      disabled={disabled}
      aria-labelledby={labelledBy}
      onChange={(event) => onChange({ text: event.currentTarget.value })}
    />
  ),
  Review: function ShortAnswerReview({ answerKey, response }) {
    const t = useTexts(itemTexts);
    return (
      <ComparedAnswers
        given={typed(response?.text)}
        rightLabel={answerKey.accepted.length === 1 ? t.rightAnswer : t.rightAnswers}
        right={
          <ul className={styles.accepted}>
            {answerKey.accepted.map((accepted, place) => (
              <li key={placeKey(place)}>
                <RichText source={accepted} inline />
              </li>
            ))}
          </ul>
        }
      />
    );
  },
});
