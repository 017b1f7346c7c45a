import { useId } from 'react';
import type { Choice } from '#domain/items/choices.schema.ts';
import { useTexts } from '#texts/current-language.ts';
import { itemTexts } from '#texts/items.texts.ts';
import { ChoiceCard, ChoiceGroup } from '#ui/choice-card/choice-card.part.tsx';
import type { RichTextFigure } from '#ui/rich-text/figure.part.tsx';
import { RichText } from '#ui/rich-text/rich-text.part.tsx';
import { choiceLetter } from './choice-letter.ts';
import { choiceMark } from './choice-mark.ts';

/**
 * The choices of an item as cards.
 * @param right ids of the right choices in a review, undefined while answering
 */
export function ChoiceCards({
  kind,
  choices,
  chosen,
  right,
  lettered = true,
  numbered = false,
  disabled = true,
  onChoose,
  figures,
  labelledBy,
}: {
  kind: 'radio' | 'checkbox';
  choices: readonly Pick<Choice, 'id' | 'text'>[];
  chosen: readonly string[];
  right?: readonly string[];
  /** Whether each choice has its letter before it. */
  lettered?: boolean;
  /** Numbers in place of letters, for places on a picture. */
  numbered?: boolean;
  disabled?: boolean;
  onChoose?: (id: string, checked: boolean) => void;
  figures: readonly RichTextFigure[];
  labelledBy: string;
}) {
  const t = useTexts(itemTexts);
  const name = useId();
  return (
    <ChoiceGroup labelledBy={labelledBy}>
      {choices.map(({ id, text }, place) => (
        <ChoiceCard
          key={id}
          kind={kind}
          name={name}
          letter={numbered ? String(place + 1) : lettered ? choiceLetter(place) : undefined}
          checked={chosen.includes(id)}
          disabled={disabled}
          mark={right === undefined ? undefined : choiceMark(t, chosen.includes(id), right.includes(id))}
          onChange={(checked) => onChoose?.(id, checked)}
        >
          <RichText source={text} figures={figures} inline />
        </ChoiceCard>
      ))}
    </ChoiceGroup>
  );
}
