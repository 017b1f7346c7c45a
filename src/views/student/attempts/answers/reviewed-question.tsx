import { Button, Heading } from '@radix-ui/themes';
import { useId } from 'react';
import type { ReviewedAttemptQuery } from '#api/documents/cards/review.generated.ts';
import { isConfidence } from '#domain/attempts/behaviour.ts';
import { cardOfQuestion } from '#domain/cards/question-card.rule.ts';
import type { Outcome } from '#domain/questions/types/question-type.ts';
import { isQuestionTypeName } from '#domain/questions/types/registry.ts';
import { answersTexts } from '#texts/attempts/answers.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { named } from '#texts/named.ts';
import { questionTexts } from '#texts/questions/questions.texts.ts';
import { practiceTexts } from '#texts/study/practice.texts.ts';
import { FailureBoundary } from '#ui/loading/failure-boundary.tsx';
import { ResultBadge } from '#ui/result-badge/result-badge.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { useCardEditor } from '../../../shared/cards/use-card-editor.ts';
import { EnlargeableImages } from '../../../shared/platform/dialog/enlargeable-images.tsx';
import { QUESTION_VIEWS } from '../../../shared/questions/types/registry.ts';
import { ownShare } from '../../study/self-marking/own-marks.ts';
import styles from './answers.module.css';
import { OUTCOMES } from './result.ts';
import { SourceLine } from './source-line.tsx';

type Item = ReviewedAttemptQuery['attempt']['items'][number];

type Props = {
  readonly item: Item;
  readonly number: number;
  readonly outcome: Outcome;
  /** The topic whose deck gets a card of the question; without it none is offered. */
  readonly cardTopic?: string | undefined;
};

/** One question of a submitted attempt: its result, the answer, the correct answer, and the explanation. */
export function ReviewedQuestion({ item, number, outcome, cardTopic }: Props) {
  const t = useTexts(answersTexts);
  const { remark: remarks } = useTexts(questionTexts);
  const practice = useTexts(practiceTexts);
  const headingId = useId();
  const stemId = useId();
  const cardId = useId();
  const editCard = useCardEditor();
  const view = isQuestionTypeName(item.type) ? QUESTION_VIEWS[item.type] : null;
  const { review } = item;
  // Data cached for offline use may predate reservations.
  const reservation = item.reservation ?? null;
  const own = ownShare(item);
  return (
    <article className={styles.item} aria-labelledby={headingId}>
      <div className={styles.questionHead}>
        <Heading as="h3" size="2" id={headingId} className={styles.number}>
          {t.question({ number })}
        </Heading>
        {reservation === null ? (
          <ResultBadge tone={OUTCOMES[outcome].tone}>{t.outcomes[outcome]}</ResultBadge>
        ) : (
          <ResultBadge tone="none">{t.reserved.label}</ResultBadge>
        )}
      </div>
      <div id={stemId} className={styles.stem}>
        <EnlargeableImages>
          <RichText source={item.stem} images={item.images} />
        </EnlargeableImages>
      </div>
      {view !== null && review !== null && (
        <FailureBoundary resetOn={item.body} failed={() => <p>{t.unshowable}</p>}>
          <view.Review
            body={item.body}
            answerKey={review.key}
            response={item.response}
            images={item.images}
            labelledBy={stemId}
          />
        </FailureBoundary>
      )}
      {reservation !== null && (
        <p className={styles.remark}>
          {reservation.endsAt === null ? t.reserved.text : t.reserved.textUntil({ at: reservation.endsAt })}
        </p>
      )}
      {own !== null && (
        <p className={styles.remark}>
          {practice.selfMarking.selfMarked({ marks: own * item.marks, outOf: item.marks })}
        </p>
      )}
      {isConfidence(item.step.confidence) && (
        <p className={styles.source}>{practice.confidence.youWere[item.step.confidence]}</p>
      )}
      {/* Attempts submitted before remarks had codes have the sentence itself. */}
      {review?.remark != null && <p className={styles.remark}>{named(remarks, review.remark)}</p>}
      {review?.explanation != null && review.explanation !== '' && (
        <div className={styles.why}>
          <Heading as="h4" size="2">
            {t.why}
          </Heading>
          <EnlargeableImages>
            <RichText source={review.explanation} images={item.images} />
          </EnlargeableImages>
        </div>
      )}
      {cardTopic !== undefined && reservation === null && (
        <div>
          <Button
            id={cardId}
            size="2"
            variant="soft"
            aria-labelledby={`${cardId} ${headingId}`}
            onClick={() => void editCard({ topic: cardTopic, draft: cardOfQuestion(item) })}
          >
            {t.createCard}
          </Button>
        </div>
      )}
      <SourceLine source={item.source} />
    </article>
  );
}
