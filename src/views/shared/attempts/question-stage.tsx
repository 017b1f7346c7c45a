import { Button, Heading } from '@radix-ui/themes';
import { useEffect, useId, useRef } from 'react';
import { attemptTexts } from '#texts/attempts/attempt.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { focusWhenPainted } from '#ui/focus/focus-when-painted.ts';
import { FailureBoundary } from '#ui/loading/failure-boundary.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { useChoiceKeys } from '#ui/shortcuts/use-choice-keys.ts';
import { EnlargeableImages } from '../platform/dialog/enlargeable-images.tsx';
import styles from './attempt.module.css';
import { CheckedQuestion } from './checked-question.tsx';
import { PracticeTools } from './practice-tools.tsx';
import { SaveNote } from './save-note.tsx';
import type { AttemptQuestionState } from './use-attempt.ts';
import type { Practice } from './use-practice.ts';

/** Whether its beginning is visible. If it is, nothing scrolls: what is above it is shown for a reason. */
function isTopVisible(element: HTMLElement): boolean {
  const { top } = element.getBoundingClientRect();
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
  return top >= covered && top < window.innerHeight;
}

/** One question with its answer. It gets the focus with each question, so that keyboard and screen readers follow. */
export function QuestionStage({
  item,
  count,
  heading,
  marks = null,
  disabled,
  practice,
  onChange,
  onLeave,
  onEnter,
  onDismissEarlier,
}: {
  item: AttemptQuestionState;
  count: number;
  /** Instead of the number of the question among all. */
  heading?: string;
  /** What the question is worth, as in an exam; null: not shown. */
  marks?: number | null;
  /** The question is shown and cannot be changed. */
  disabled: boolean;
  practice: Practice;
  onChange: (response: unknown) => void;
  /** The focus has left the answer: typed text is sent without waiting. */
  onLeave: () => void;
  onEnter: () => void;
  /** Discards the answer stored on this device. */
  onDismissEarlier: () => void;
}) {
  const t = useTexts(attemptTexts);
  const stage = useRef<HTMLElement>(null);
  const headingId = useId();
  const stemId = useId();
  const { view } = item;
  const review = practice.of(item.position)?.review ?? null;
  useChoiceKeys(stage, onEnter);

  useEffect(() => {
    return focusWhenPainted(() => {
      if (stage.current !== null && !isTopVisible(stage.current)) stage.current.scrollIntoView?.({ block: 'start' });
      return stage.current;
    });
  }, []);

  const saveNote = <SaveNote state={item.state} answered={item.answered} />;
  return (
    <section ref={stage} className={styles.stage} tabIndex={-1} aria-labelledby={headingId} onBlur={onLeave}>
      <div className={styles.top}>
        <Heading as="h2" size="2" id={headingId} className={styles.number}>
          {heading ?? t.question({ number: item.number, all: count })}
        </Heading>
        {marks !== null && <span className={styles.marks}>{t.marks({ marks })}</span>}
      </div>
      <div id={stemId} className={styles.stem}>
        <EnlargeableImages>
          <RichText source={item.stem} images={item.images} />
        </EnlargeableImages>
      </div>
      {view === null ? (
        <Unshowable />
      ) : (
        <>
          <p className={styles.instruction}>{view.instruction}</p>
          <FailureBoundary resetOn={item.body} failed={() => <Unshowable />}>
            {review === null ? (
              <view.Answer
                body={item.body}
                response={item.response}
                onChange={onChange}
                disabled={disabled}
                images={item.images}
                labelledBy={stemId}
              />
            ) : (
              <CheckedQuestion item={item} review={review} labelledBy={stemId} />
            )}
          </FailureBoundary>
        </>
      )}
      {item.earlier !== null && !disabled && review === null && (
        <div className={styles.notice} role="status">
          <p className={styles.summary}>{t.earlier.text}</p>
          <div className={styles.noticeActions}>
            <Button size="2" variant="soft" onClick={() => onChange(item.earlier?.response)}>
              {t.earlier.use}
            </Button>
            <Button size="2" variant="ghost" onClick={onDismissEarlier}>
              {t.earlier.dismiss}
            </Button>
          </div>
        </div>
      )}
      {disabled ? saveNote : <PracticeTools item={item} practice={practice} saveNote={saveNote} onCheck={onLeave} />}
    </section>
  );
}

function Unshowable() {
  const t = useTexts(attemptTexts);
  return (
    <p className={styles.notice} data-tone="wrong" role="alert">
      {t.unshowable}
    </p>
  );
}
