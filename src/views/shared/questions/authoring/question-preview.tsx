import { Button, Heading } from '@radix-ui/themes';
import { useEffect, useId, useRef, useState } from 'react';
import { TryQuestionDocument } from '#api/documents/questions/authoring.generated.ts';
import { useApi } from '#client/app.context.ts';
import type { QuestionDraft } from '#domain/questions/authoring/question-draft.schema.ts';
import type { Outcome, Remark } from '#domain/questions/types/question-type.ts';
import { itemType } from '#domain/questions/types/registry.ts';
import { readResponse, scoreResponse } from '#domain/questions/types/score-response.ts';
import { authoringTexts } from '#texts/content/authoring.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { questionTexts } from '#texts/questions/questions.texts.ts';
import { practiceTexts } from '#texts/study/practice.texts.ts';
import { FailureBoundary } from '#ui/loading/failure-boundary.tsx';
import { ResultBadge, type ResultTone } from '#ui/result-badge/result-badge.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import type { RichTextImage } from '#ui/rich-text/rich-text-image.tsx';
import { QUESTION_VIEWS } from '../types/registry.ts';
import styles from './authoring.module.css';

type PreviewResult = { readonly outcome: Outcome; readonly credit: number | null; readonly remark: Remark | null };

const TONES: Readonly<Record<Outcome, ResultTone>> = {
  right: 'right',
  partly: 'partly',
  wrong: 'wrong',
  unanswered: 'none',
  unmarked: 'written',
};

/** The question in the students' own view; answers can be tried. */
export function QuestionPreview({
  draft,
  images,
}: {
  readonly draft: QuestionDraft;
  readonly images: readonly RichTextImage[];
}) {
  const t = useTexts(authoringTexts).preview;
  const api = useApi();
  const stemId = useId();
  const [given, setGiven] = useState<unknown>(null);
  const [tried, setTried] = useState<PreviewResult | null>(null);
  const { type, body, key, stem } = draft;
  const row = itemType(type);
  const isShown = row.body.safeParse(body).success;
  const response = isShown && given !== null ? readResponse({ type, body }, given) : null;
  const canTry = response !== null && row.key.safeParse(key).success;
  const view = QUESTION_VIEWS[type];

  // A result refers to the draft at that time, so any change removes it.
  const serialised = JSON.stringify([body, key]);
  const before = useRef(serialised);
  useEffect(() => {
    if (before.current !== serialised) setTried(null);
    before.current = serialised;
  }, [serialised]);

  const check = async (): Promise<void> => {
    if (type === 'expression') {
      const { tryQuestion } = await api(TryQuestionDocument, { type, body, key, response });
      setTried(tryQuestion);
      return;
    }
    const score = scoreResponse({ type, body, key }, response);
    setTried({ ...score, remark: score.remark ?? null });
  };

  return (
    <section className={styles.preview} aria-label={t.title}>
      <Heading as="h2" size="3">
        {t.title}
      </Heading>
      <div id={stemId} className={styles.stem}>
        <RichText source={stem} images={images} />
      </div>
      {isShown ? (
        <FailureBoundary resetOn={body} failed={() => <p className={styles.soft}>{t.waiting}</p>}>
          <p className={styles.soft}>{view.instruction}</p>
          {tried === null ? (
            <view.Answer
              body={body}
              response={response}
              onChange={setGiven}
              disabled={false}
              images={images}
              labelledBy={stemId}
            />
          ) : (
            <CheckedAnswer tried={tried} draft={draft} response={response} images={images} stemId={stemId} />
          )}
        </FailureBoundary>
      ) : (
        <p className={styles.soft}>{t.waiting}</p>
      )}
      <div className={styles.line}>
        {tried === null ? (
          <Button type="button" variant="soft" disabled={!canTry} onClick={() => void check()}>
            {t.try}
          </Button>
        ) : (
          <Button type="button" variant="soft" onClick={() => setTried(null)}>
            {t.again}
          </Button>
        )}
        {!canTry && isShown && <span className={styles.soft}>{t.tryHint}</span>}
      </div>
    </section>
  );
}

function CheckedAnswer({
  tried,
  draft,
  response,
  images,
  stemId,
}: {
  readonly tried: PreviewResult;
  readonly draft: QuestionDraft;
  readonly response: unknown;
  readonly images: readonly RichTextImage[];
  readonly stemId: string;
}) {
  const t = useTexts(authoringTexts).preview;
  const outcomes = useTexts(practiceTexts).outcome;
  const { remark: remarks } = useTexts(questionTexts);
  const view = QUESTION_VIEWS[draft.type];
  const remark = tried.remark === null ? undefined : remarks[tried.remark];
  return (
    <>
      <div role="status">
        <ResultBadge tone={TONES[tried.outcome]}>{outcomes[tried.outcome]}</ResultBadge>
        {tried.credit !== null && (
          <p className={styles.soft}>{t.credit({ percent: Math.round(tried.credit * 100) })}</p>
        )}
        {remark !== undefined && <p className={styles.soft}>{remark}</p>}
      </div>
      <view.Review body={draft.body} answerKey={draft.key} response={response} images={images} labelledBy={stemId} />
      {draft.explanation !== null && draft.explanation !== '' && (
        <RichText source={draft.explanation} images={images} />
      )}
    </>
  );
}
