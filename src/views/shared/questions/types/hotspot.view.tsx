import { hotspot } from '#domain/questions/types/hotspot.question.ts';
import { ChoiceCards } from '../choices/choice-cards.tsx';
import styles from '../image-board.module.css';
import { ImageBoard, type SpotState } from '../image-board.tsx';
import { defineQuestionView } from '../question-view.tsx';

export const hotspotView = defineQuestionView('hotspot', hotspot, {
  isTyped: false,
  isAnswered: ({ spots }) => spots.length > 0,
  Answer: ({ body, response, onChange, disabled, images, labelledBy }) => {
    const chosen = response?.spots ?? [];
    const choose = (id: string, checked: boolean): void => {
      const others = body.single ? [] : chosen.filter((other) => other !== id);
      onChange({ spots: checked ? [...others, id] : chosen.filter((other) => other !== id) });
    };
    return (
      <div className={styles.withImage}>
        <ImageBoard
          picture={body.picture}
          images={images}
          spots={body.spots}
          stateOf={(id) => (chosen.includes(id) ? 'chosen' : 'plain')}
          onTap={disabled ? undefined : (id) => choose(id, !chosen.includes(id))}
        />
        <ChoiceCards
          kind={body.single ? 'radio' : 'checkbox'}
          numbered
          choices={body.spots}
          chosen={chosen}
          disabled={disabled}
          onChoose={choose}
          images={images}
          labelledBy={labelledBy}
        />
      </div>
    );
  },
  Review: ({ body, answerKey, response, images, labelledBy }) => {
    const chosen = response?.spots ?? [];
    const stateOf = (id: string): SpotState => {
      const isRight = answerKey.spots.includes(id);
      if (chosen.includes(id)) return isRight ? 'right' : 'wrong';
      return isRight ? 'missed' : 'plain';
    };
    return (
      <div className={styles.withImage}>
        <ImageBoard picture={body.picture} images={images} spots={body.spots} stateOf={stateOf} />
        <ChoiceCards
          kind={body.single ? 'radio' : 'checkbox'}
          numbered
          choices={body.spots}
          chosen={chosen}
          right={answerKey.spots}
          images={images}
          labelledBy={labelledBy}
        />
      </div>
    );
  },
});
