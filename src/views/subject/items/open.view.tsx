import { Text, TextArea } from '@radix-ui/themes';
import { open } from '#domain/items/open.item.ts';
import { OPEN_RESPONSE_MAX_CHARS } from '#domain/limits.ts';
import { useTexts } from '#texts/current-language.ts';
import { itemsTexts } from '#texts/items.texts.ts';
import { RichText } from '#ui/rich-text/rich-text.part.tsx';
import { ComparedAnswers, typed } from './compared-answers.part.tsx';
import { defineItemView } from './item-view.tsx';
import styles from './items.module.css';

export const openView = defineItemView(open, {
  isTyped: true,
  isAnswered: ({ text }) => text.trim() !== '',
  Answer: function OpenAnswer({ response, onChange, disabled, labelledBy }) {
    const t = useTexts(itemsTexts);
    return (
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
          {t.open}
        </Text>
      </div>
    );
  },
  Review: function OpenReview({ answerKey, response, figures }) {
    const t = useTexts(itemsTexts);
    return (
      <ComparedAnswers
        given={typed(response?.text)}
        rightLabel={t.modelAnswer}
        right={<RichText source={answerKey.modelAnswer} figures={figures} />}
      />
    );
  },
});
