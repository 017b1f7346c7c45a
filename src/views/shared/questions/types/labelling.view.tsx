import { useId } from 'react';
import { labelling } from '#domain/questions/types/labelling.question.ts';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { Legend, MatchSelect } from '../choices/match-select.tsx';
import { Matched } from '../choices/matched.tsx';
import boards from '../image-board.module.css';
import { ImageBoard } from '../image-board.tsx';
import { defineQuestionView } from '../question-view.tsx';
import styles from '../questions.module.css';

export const labellingView = defineQuestionView('labelling', labelling, {
  isTyped: false,
  isAnswered: ({ pairs }) => Object.keys(pairs).length > 0,
  Answer: function LabellingAnswer({ body, response, onChange, disabled, images }) {
    const id = useId();
    const pairs = response?.pairs ?? {};
    return (
      <div className={boards.withImage}>
        <ImageBoard
          picture={body.picture}
          images={images}
          spots={body.spots}
          stateOf={(spot) => (Object.hasOwn(pairs, spot) ? 'chosen' : 'plain')}
          // Points are named in the list; clicking one moves there.
          onTap={disabled ? undefined : (spot) => document.getElementById(`${id}select${spot}`)?.focus()}
        />
        <Legend choices={body.choices} />
        <div className={styles.pairs}>
          {body.spots.map((spot, index) => (
            <div key={spot.id} className={styles.pair}>
              <span id={`${id}${spot.id}`}>
                <b className={boards.number}>{index + 1}</b> <RichText source={spot.text} images={images} inline />
              </span>
              <MatchSelect
                id={`${id}select${spot.id}`}
                prompt={spot.id}
                choices={body.choices}
                pairs={pairs}
                disabled={disabled}
                labelledBy={`${id}${spot.id}`}
                onChange={(next) => onChange({ pairs: next })}
              />
            </div>
          ))}
        </div>
      </div>
    );
  },
  Review: ({ body, answerKey, response, images }) => (
    <div className={boards.withImage}>
      <ImageBoard
        picture={body.picture}
        images={images}
        spots={body.spots}
        stateOf={(spot) => {
          const given = response?.pairs[spot];
          return given === undefined ? 'missed' : given === answerKey.pairs[spot] ? 'right' : 'wrong';
        }}
      />
      <div className={styles.pairs}>
        {body.spots.map((spot, index) => (
          <div key={spot.id} className={styles.pair}>
            <span>
              <b className={boards.number}>{index + 1}</b> <RichText source={spot.text} images={images} inline />
            </span>
            <Matched
              choices={body.choices}
              given={response?.pairs[spot.id]}
              right={answerKey.pairs[spot.id]}
              images={images}
            />
          </div>
        ))}
      </div>
    </div>
  ),
});
