import type { Choice } from '#domain/questions/choices.schema.ts';
import { useTexts } from '#texts/current-language.ts';
import { questionTexts } from '#texts/questions/questions.texts.ts';
import { ResultBadge } from '#ui/result-badge/result-badge.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import type { RichTextImage } from '#ui/rich-text/rich-text-image.tsx';
import styles from '../questions.module.css';

/** The selected match of one prompt, and the correct one. Ids are those of the choices. */
export function Matched({
  choices,
  given,
  right,
  images,
}: {
  choices: readonly Choice[];
  given: string | undefined;
  right: string | undefined;
  images: readonly RichTextImage[];
}) {
  const t = useTexts(questionTexts);
  const textOf = (id: string | undefined): string | undefined => choices.find((choice) => choice.id === id)?.text;
  const givenText = textOf(given);
  const isRight = given === right;
  return (
    <div className={styles.matches}>
      <div className={styles.match}>
        {givenText === undefined ? (
          <span className={styles.emptyState}>{t.noAnswer}</span>
        ) : (
          <RichText source={givenText} images={images} inline />
        )}
        <ResultBadge tone={isRight ? 'right' : givenText === undefined ? 'none' : 'wrong'}>
          {isRight ? t.right : givenText === undefined ? t.unanswered : t.wrong}
        </ResultBadge>
      </div>
      {!isRight && (
        <div className={styles.match}>
          <span className={styles.hint}>{t.rightMatch}</span>
          <RichText source={textOf(right) ?? ''} images={images} inline />
        </div>
      )}
    </div>
  );
}
