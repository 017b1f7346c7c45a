import { SHORT_RESPONSE_MAX_CHARS } from '#domain/questions/question.limits.ts';
import { cloze, isGapCorrect } from '#domain/questions/types/cloze.question.ts';
import { useTexts } from '#texts/current-language.ts';
import { questionTexts } from '#texts/questions/questions.texts.ts';
import { plainText } from '#ui/rich-text/markdown/plain-text.ts';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { ReviewedGap } from '../choices/reviewed-gap.tsx';
import { ClozeText } from '../cloze-text.tsx';
import styles from '../gaps.module.css';
import { defineQuestionView } from '../question-view.tsx';

export const clozeView = defineQuestionView('cloze', cloze, {
  isTyped: true,
  isAnswered: ({ gaps }) => Object.values(gaps).some((text) => text.trim() !== ''),
  Answer: function ClozeAnswer({ body, response, onChange, disabled, images }) {
    const t = useTexts(questionTexts);
    const gaps = response?.gaps ?? {};
    const change = (id: string, text: string): void => onChange({ gaps: { ...gaps, [id]: text } });
    return (
      <ClozeText
        text={body.text}
        images={images}
        gap={(id) => {
          const index = body.gaps.findIndex((gap) => gap.id === id);
          const choices = body.gaps[index]?.choices ?? null;
          const label = t.cloze.gap({ number: index + 1 });
          if (choices === null) {
            return (
              <input
                className={styles.gap}
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                maxLength={SHORT_RESPONSE_MAX_CHARS}
                size={Math.max(10, (gaps[id] ?? '').length + 1)}
                aria-label={label}
                value={gaps[id] ?? ''}
                disabled={disabled}
                onChange={(event) => change(id, event.currentTarget.value)}
              />
            );
          }
          return (
            <select
              className={styles.gap}
              aria-label={label}
              value={gaps[id] ?? ''}
              disabled={disabled}
              onChange={(event) => change(id, event.currentTarget.value)}
            >
              <option value="">{t.choose}</option>
              {choices.map((choice) => (
                <option key={choice} value={choice}>
                  {plainText(choice)}
                </option>
              ))}
            </select>
          );
        }}
      />
    );
  },
  Review: function ClozeReview({ body, answerKey, response, images }) {
    return (
      <ClozeText
        text={body.text}
        images={images}
        gap={(id) => {
          const given = response?.gaps[id]?.trim() ?? '';
          return (
            <ReviewedGap
              isCorrect={isGapCorrect(answerKey, id, given)}
              isEmpty={given === ''}
              solution={answerKey.gaps[id]?.[0] ?? ''}
            >
              <RichText source={given} inline />
            </ReviewedGap>
          );
        }}
      />
    );
  },
});
