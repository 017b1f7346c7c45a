import { useId } from 'react';
import { labelling } from '#domain/items/labelling.item.ts';
import { RichText } from '#ui/rich-text/rich-text.part.tsx';
import { defineItemView } from './item-view.tsx';
import styles from './items.module.css';
import { Legend, MatchSelect } from './match-select.part.tsx';
import { Matched } from './matched.part.tsx';
import boards from './picture-board.module.css';
import { PictureBoard } from './picture-board.part.tsx';

export const labellingView = defineItemView('labelling', labelling, {
  isTyped: false,
  isAnswered: ({ pairs }) => Object.keys(pairs).length > 0,
  Answer: function LabellingAnswer({ body, response, onChange, disabled, figures }) {
    const id = useId();
    const pairs = response?.pairs ?? {};
    return (
      <div className={boards.pictured}>
        <PictureBoard
          picture={body.picture}
          figures={figures}
          spots={body.spots}
          stateOf={(spot) => (Object.hasOwn(pairs, spot) ? 'chosen' : 'plain')}
          // A place is named in the list; tapping it leads there.
          onTap={disabled ? undefined : (spot) => document.getElementById(`${id}select${spot}`)?.focus()}
        />
        <Legend choices={body.choices} />
        <div className={styles.pairs}>
          {body.spots.map((spot, place) => (
            <div key={spot.id} className={styles.pair}>
              <span id={`${id}${spot.id}`}>
                <b className={boards.number}>{place + 1}</b> <RichText source={spot.text} figures={figures} inline />
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
  Review: ({ body, answerKey, response, figures }) => (
    <div className={boards.pictured}>
      <PictureBoard
        picture={body.picture}
        figures={figures}
        spots={body.spots}
        stateOf={(spot) => {
          const given = response?.pairs[spot];
          return given === undefined ? 'missed' : given === answerKey.pairs[spot] ? 'right' : 'wrong';
        }}
      />
      <div className={styles.pairs}>
        {body.spots.map((spot, place) => (
          <div key={spot.id} className={styles.pair}>
            <span>
              <b className={boards.number}>{place + 1}</b> <RichText source={spot.text} figures={figures} inline />
            </span>
            <Matched
              choices={body.choices}
              given={response?.pairs[spot.id]}
              right={answerKey.pairs[spot.id]}
              figures={figures}
            />
          </div>
        ))}
      </div>
    </div>
  ),
});
