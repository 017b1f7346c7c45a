import type { MarkScheme } from '#domain/marking/mark-scheme.schema.ts';
import { useTexts } from '#texts/current-language.ts';
import { itemTexts } from '#texts/items.texts.ts';
import type { RichTextFigure } from '#ui/rich-text/figure.part.tsx';
import { RichText } from '#ui/rich-text/rich-text.part.tsx';
import { ComparedAnswers, typed } from './compared-answers.part.tsx';
import { MarkSchemeList } from './mark-scheme.part.tsx';

/** What was written, beside the model answer where there is one, and the mark scheme below. */
export function WrittenReview({
  given,
  scheme,
  modelAnswer,
  figures,
}: {
  given: string | undefined;
  scheme: MarkScheme | null;
  modelAnswer: string | null;
  figures: readonly RichTextFigure[];
}) {
  const t = useTexts(itemTexts);
  return (
    <>
      <ComparedAnswers
        given={typed(given)}
        rightLabel={t.modelAnswer}
        right={modelAnswer === null ? null : <RichText source={modelAnswer} figures={figures} />}
      />
      {scheme !== null && <MarkSchemeList scheme={scheme} figures={figures} />}
    </>
  );
}
