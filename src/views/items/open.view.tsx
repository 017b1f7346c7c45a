import { Text, TextArea } from '@radix-ui/themes';
import { open } from '#domain/items/open.item.ts';
import { OPEN_RESPONSE_MAX_CHARS } from '#domain/limits.ts';
import { RichText } from '#ui/rich-text/rich-text.part.tsx';
import { ComparedAnswers, typed } from './compared-answers.part.tsx';
import { defineItemView } from './item-view.tsx';
import styles from './items.module.css';

export const openView = defineItemView(open, {
  instruction: 'Answer in your own words.',
  isTyped: true,
  isAnswered: ({ text }) => text.trim() !== '',
  Answer: ({ response, onChange, disabled, labelledBy }) => (
    <div className={styles.field}>
      <TextArea
        size="3"
        rows={7}
        resize="vertical"
        className={styles.essay}
        maxLength={OPEN_RESPONSE_MAX_CHARS}
        value={response?.text ?? ''}
        disabled={disabled}
        aria-labelledby={labelledBy}
        onChange={(event) => onChange({ text: event.currentTarget.value })}
      />
      <Text size="2" className={styles.hint}>
        Not marked. You will see a model answer to compare with after handing in.
      </Text>
    </div>
  ),
  Review: ({ answerKey, response, figures }) => (
    <ComparedAnswers
      given={typed(response?.text)}
      rightLabel="Model answer"
      right={<RichText source={answerKey.modelAnswer} figures={figures} />}
    />
  ),
});
