import { useId } from 'react';
import { matching } from '#domain/questions/types/matching.question.ts';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { Legend, MatchSelect } from '../choices/match-select.tsx';
import { Matched } from '../choices/matched.tsx';
import { defineQuestionView } from '../question-view.tsx';
import styles from '../questions.module.css';

export const matchingView = defineQuestionView('matching', matching, {
  isTyped: false,
  isAnswered: ({ pairs }) => Object.keys(pairs).length > 0,
  Answer: function MatchingAnswer({ body, response, onChange, disabled, images }) {
    const id = useId();
    return (
      <>
        <Legend choices={body.choices} />
        <div className={styles.pairs}>
          {body.prompts.map((prompt) => (
            <div key={prompt.id} className={styles.pair}>
              <span id={`${id}${prompt.id}`}>
                <RichText source={prompt.text} images={images} inline />
              </span>
              <MatchSelect
                prompt={prompt.id}
                choices={body.choices}
                pairs={response?.pairs ?? {}}
                disabled={disabled}
                labelledBy={`${id}${prompt.id}`}
                onChange={(pairs) => onChange({ pairs })}
              />
            </div>
          ))}
        </div>
      </>
    );
  },
  Review: ({ body, answerKey, response, images }) => (
    <div className={styles.pairs}>
      {body.prompts.map((prompt) => (
        <div key={prompt.id} className={styles.pair}>
          <RichText source={prompt.text} images={images} inline />
          <Matched
            choices={body.choices}
            given={response?.pairs[prompt.id]}
            right={answerKey.pairs[prompt.id]}
            images={images}
          />
        </div>
      ))}
    </div>
  ),
});
