import { TextField } from '@radix-ui/themes';
import { SHORT_RESPONSE_MAX_CHARS } from '#domain/questions/question.limits.ts';
import { shortAnswer } from '#domain/questions/types/short-answer.question.ts';
import { useTexts } from '#texts/current-language.ts';
import { questionTexts } from '#texts/questions/questions.texts.ts';
import { positionKey } from '#ui/rich-text/position-key.ts';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { defineQuestionView } from '../question-view.tsx';
import styles from '../questions.module.css';
import { ComparedAnswers, typed } from '../written/compared-answers.tsx';

export const shortAnswerView = defineQuestionView('short-answer', shortAnswer, {
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
    const t = useTexts(questionTexts);
    return (
      <ComparedAnswers
        given={typed(response?.text)}
        rightLabel={answerKey.accepted.length === 1 ? t.rightAnswer : t.rightAnswers}
        right={
          <ul className={styles.accepted}>
            {answerKey.accepted.map((accepted, index) => (
              <li key={positionKey(index)}>
                <RichText source={accepted} inline />
              </li>
            ))}
          </ul>
        }
      />
    );
  },
});
