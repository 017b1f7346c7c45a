import { Theme } from '@radix-ui/themes';
import { isQuestionTypeName, QUESTION_TYPES, type QuestionTypeName } from '#domain/questions/types/registry.ts';
import { papersTexts } from '#texts/assessments/papers.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { FailureBoundary } from '#ui/loading/failure-boundary.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import type { RichTextImage } from '#ui/rich-text/rich-text-image.tsx';
import { QUESTION_VIEWS } from '../../questions/types/registry.ts';
import { answerText } from './answer-text.ts';
import { PrintedKey } from './printed-key.tsx';

type Props = {
  readonly type: QuestionTypeName;
  readonly body: unknown;
  readonly answerKey: unknown;
  readonly images: readonly RichTextImage[];
  /** The id of the element with the question. */
  readonly labelledBy: string;
};

/** The correct answer of a question on a printed sheet: as short as possible, or its mark scheme. */
export function PrintedSolution({ type, body, answerKey, images, labelledBy }: Props) {
  const { print: t } = useTexts(papersTexts);
  // A tab of an older version can meet a newer type.
  if (!isQuestionTypeName(type)) return <p>{t.cannotShow}</p>;
  const view = QUESTION_VIEWS[type];
  const otherwise =
    QUESTION_TYPES[type].marking === 'scheme' ? (
      // Paper is white, in both appearances.
      <Theme appearance="light" hasBackground={false}>
        <view.Review body={body} answerKey={answerKey} response={null} images={images} labelledBy={labelledBy} />
      </Theme>
    ) : (
      <ShortAnswer type={type} body={body} answerKey={answerKey} images={images} />
    );
  return (
    <FailureBoundary resetOn={answerKey} failed={() => <p>{t.cannotShow}</p>}>
      <PrintedKey body={body} answerKey={answerKey} images={images} otherwise={otherwise} />
    </FailureBoundary>
  );
}

function ShortAnswer({ type, body, answerKey, images }: Omit<Props, 'labelledBy'>) {
  const { print: t } = useTexts(papersTexts);
  const source = answerText(
    { type, body, key: answerKey },
    { judgement: (value) => t.judgement({ value }), markBox: (marks) => t.markBox({ marks }) },
  );
  return <RichText source={source} images={images} />;
}
