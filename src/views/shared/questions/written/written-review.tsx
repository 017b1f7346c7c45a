import type { MarkScheme } from '#domain/attempts/marking/mark-scheme.schema.ts';
import { useTexts } from '#texts/current-language.ts';
import { questionTexts } from '#texts/questions/questions.texts.ts';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import type { RichTextImage } from '#ui/rich-text/rich-text-image.tsx';
import { ComparedAnswers, typed } from './compared-answers.tsx';
import { MarkSchemeList } from './mark-scheme.tsx';

/** The written answer, next to the model answer if there is one, and the mark scheme below. */
export function WrittenReview({
  given,
  scheme,
  modelAnswer,
  images,
}: {
  given: string | undefined;
  scheme: MarkScheme | null;
  modelAnswer: string | null;
  images: readonly RichTextImage[];
}) {
  const t = useTexts(questionTexts);
  return (
    <>
      <ComparedAnswers
        given={typed(given)}
        rightLabel={t.modelAnswer}
        right={modelAnswer === null ? null : <RichText source={modelAnswer} images={images} />}
      />
      {scheme !== null && <MarkSchemeList scheme={scheme} images={images} />}
    </>
  );
}
