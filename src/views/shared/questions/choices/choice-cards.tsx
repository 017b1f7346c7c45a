import { useId } from 'react';
import { type ChoiceMisconceptions, misconceptionOf } from '#domain/questions/choice-misconceptions.ts';
import { type ChoiceWeights, weightOf } from '#domain/questions/choice-weights.ts';
import type { Choice } from '#domain/questions/choices.schema.ts';
import { useTexts } from '#texts/current-language.ts';
import { questionTexts } from '#texts/questions/questions.texts.ts';
import { ChoiceCard, ChoiceGroup, type ChoiceMark } from '#ui/choice-card/choice-card.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import type { RichTextImage } from '#ui/rich-text/rich-text-image.tsx';
import { choiceLetter } from './choice-letter.ts';
import { choiceMark, weightedMark } from './choice-mark.ts';

/**
 * The choices of a question as cards.
 * @param right ids of the correct choices in a review, undefined while answering
 * @param misconceptions the wrong idea behind each incorrect choice; shown with the review
 * @param weights what each choice earns in per cent, if they are weighted
 */
export function ChoiceCards({
  kind,
  choices,
  chosen,
  right,
  weights,
  misconceptions,
  lettered = true,
  numbered = false,
  disabled = true,
  onChoose,
  images,
  labelledBy,
}: {
  kind: 'radio' | 'checkbox';
  choices: readonly Pick<Choice, 'id' | 'text'>[];
  chosen: readonly string[];
  right?: readonly string[];
  weights?: ChoiceWeights | undefined;
  misconceptions?: ChoiceMisconceptions | undefined;
  /** Whether each choice is preceded by its letter. */
  lettered?: boolean;
  /** Numbers instead of letters, for points on an image. */
  numbered?: boolean;
  disabled?: boolean;
  onChoose?: (id: string, checked: boolean) => void;
  images: readonly RichTextImage[];
  labelledBy: string;
}) {
  const t = useTexts(questionTexts);
  const name = useId();
  const markOf = (id: string, correct: readonly string[]): ChoiceMark | undefined =>
    weights === undefined
      ? choiceMark(t, chosen.includes(id), correct.includes(id))
      : weightedMark(t, chosen.includes(id), correct.includes(id), weightOf(weights, id));
  const noteOf = (id: string): string | null => {
    const isWrong = right !== undefined && chosen.includes(id) && !right.includes(id);
    const sentence = isWrong ? misconceptionOf(misconceptions, id) : null;
    return sentence === null ? null : t.suggests({ sentence });
  };
  return (
    <ChoiceGroup labelledBy={labelledBy}>
      {choices.map(({ id, text }, index) => (
        <ChoiceCard
          key={id}
          kind={kind}
          name={name}
          letter={numbered ? String(index + 1) : lettered ? choiceLetter(index) : undefined}
          checked={chosen.includes(id)}
          disabled={disabled}
          note={noteOf(id)}
          mark={right === undefined ? undefined : markOf(id, right)}
          onChange={(checked) => onChoose?.(id, checked)}
        >
          <RichText source={text} images={images} inline />
        </ChoiceCard>
      ))}
    </ChoiceGroup>
  );
}
