import { QUESTION_TYPES } from '#domain/questions/types/registry.ts';
import { papersTexts } from '#texts/assessments/papers.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import type { RichTextImage } from '#ui/rich-text/rich-text-image.tsx';
import { ClozeText } from '../../questions/cloze-text.tsx';
import styles from './printed.module.css';

const BLANK = '____________';

type Props = { readonly body: unknown; readonly images: readonly RichTextImage[] };

/** A text with blanks to write in, each followed by what can be chosen for it. */
export function PrintedBlanks({ body, images }: Props) {
  const { print: t } = useTexts(papersTexts);
  const { text, gaps } = QUESTION_TYPES.cloze.body.parse(body);
  const blank = (id: string) => {
    const choices = gaps.find((gap) => gap.id === id)?.choices ?? null;
    return (
      <>
        <span role="img" aria-label={t.answer}>
          {BLANK}
        </span>
        {choices !== null && (
          <span>
            {' ('}
            <RichText source={choices.join(' / ')} images={images} inline />)
          </span>
        )}
      </>
    );
  };
  return (
    <div className={styles.blanks}>
      <ClozeText text={text} images={images} gap={blank} />
    </div>
  );
}
