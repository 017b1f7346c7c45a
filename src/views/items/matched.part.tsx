import type { Choice } from '#domain/items/choices.schema.ts';
import { useTexts } from '#texts/current-language.ts';
import { itemTexts } from '#texts/items.texts.ts';
import type { RichTextFigure } from '#ui/rich-text/figure.part.tsx';
import { RichText } from '#ui/rich-text/rich-text.part.tsx';
import { Verdict } from '#ui/verdict/verdict.part.tsx';
import styles from './items.module.css';

/** What one prompt was matched with, and what would have been right. Ids are those of the choices. */
export function Matched({
  choices,
  given,
  right,
  figures,
}: {
  choices: readonly Choice[];
  given: string | undefined;
  right: string | undefined;
  figures: readonly RichTextFigure[];
}) {
  const t = useTexts(itemTexts);
  const textOf = (id: string | undefined): string | undefined => choices.find((choice) => choice.id === id)?.text;
  const givenText = textOf(given);
  const isRight = given === right;
  return (
    <div className={styles.matches}>
      <div className={styles.match}>
        {givenText === undefined ? (
          <span className={styles.nothing}>{t.noAnswer}</span>
        ) : (
          <RichText source={givenText} figures={figures} inline />
        )}
        <Verdict tone={isRight ? 'right' : givenText === undefined ? 'none' : 'wrong'}>
          {isRight ? t.right : givenText === undefined ? t.unanswered : t.wrong}
        </Verdict>
      </div>
      {!isRight && (
        <div className={styles.match}>
          <span className={styles.hint}>{t.rightMatch}</span>
          <RichText source={textOf(right) ?? ''} figures={figures} inline />
        </div>
      )}
    </div>
  );
}
