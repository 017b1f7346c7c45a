import { Fragment } from 'react';
import { SHORT_RESPONSE_MAX_CHARS } from '#domain/questions/question.limits.ts';
import { cloze, clozeParagraphs, isGapCorrect } from '#domain/questions/types/cloze.question.ts';
import { useTexts } from '#texts/current-language.ts';
import { questionTexts } from '#texts/questions/questions.texts.ts';
import { plainText } from '#ui/rich-text/markdown/plain-text.ts';
import { positionKey } from '#ui/rich-text/position-key.ts';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import type { RichTextImage } from '#ui/rich-text/rich-text-image.tsx';
import { ReviewedGap } from '../choices/reviewed-gap.tsx';
import styles from '../gaps.module.css';
import { defineQuestionView } from '../question-view.tsx';

/** The text around the blanks, paragraph by paragraph, with `gap` in place of each blank. */
function ClozeText({
  text,
  images,
  gap,
}: {
  text: string;
  images: readonly RichTextImage[];
  gap: (id: string) => React.ReactNode;
}) {
  return (
    <div className={styles.cloze}>
      {clozeParagraphs(text).map((pieces, paragraph) => (
        <p key={positionKey(paragraph)}>
          {pieces.map((piece, index) => (
            <Fragment key={positionKey(index)}>
              {'gap' in piece ? gap(piece.gap) : <Words source={piece.words} images={images} />}
            </Fragment>
          ))}
        </p>
      ))}
    </div>
  );
}

/** Markdown trims blanks at the ends, but words next to a blank need them. */
const Words = ({ source, images }: { source: string; images: readonly RichTextImage[] }) => (
  <>
    {/^\s/.test(source) && ' '}
    <RichText source={source.trim()} images={images} inline />
    {/\s$/.test(source) && ' '}
  </>
);

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
