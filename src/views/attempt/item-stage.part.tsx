import { Heading } from '@radix-ui/themes';
import { useEffect, useId, useRef } from 'react';
import { FailureBoundary } from '#ui/loaded/failure-boundary.tsx';
import { RichText } from '#ui/rich-text/rich-text.part.tsx';
import { useChoiceKeys } from '#ui/shortcuts/use-choice-keys.ts';
import styles from './attempt.module.css';
import { PracticeTools } from './practice-tools.part.tsx';
import { SaveNote } from './save-note.part.tsx';
import { ToldItem } from './told-item.part.tsx';
import type { AttemptItemState } from './use-attempt.ts';
import type { Practice } from './use-practice.ts';

/** One question with its answer. The focus comes here with each question, so that keys and screen readers follow. */
export function ItemStage({
  item,
  count,
  practice,
  onChange,
  onLeave,
  onEnter,
}: {
  item: AttemptItemState;
  count: number;
  practice: Practice;
  onChange: (response: unknown) => void;
  /** The focus has left the answer: what was typed is sent without waiting. */
  onLeave: () => void;
  onEnter: () => void;
}) {
  const stage = useRef<HTMLElement>(null);
  const headingId = useId();
  const stemId = useId();
  const { view } = item;
  const review = practice.of(item.position)?.review ?? null;
  useChoiceKeys(stage, onEnter);

  useEffect(() => {
    stage.current?.focus({ preventScroll: true });
    stage.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);

  return (
    <section ref={stage} className={styles.stage} tabIndex={-1} aria-labelledby={headingId} onBlur={onLeave}>
      <Heading as="h2" size="2" id={headingId} className={styles.number}>
        Question {item.number} of {count}
      </Heading>
      <div id={stemId} className={styles.stem}>
        <RichText source={item.stem} figures={item.figures} />
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
                disabled={false}
                figures={item.figures}
                labelledBy={stemId}
              />
            ) : (
              <ToldItem item={item} review={review} labelledBy={stemId} />
            )}
          </FailureBoundary>
        </>
      )}
      <PracticeTools item={item} practice={practice} onCheck={onLeave} />
      <SaveNote state={item.state} answered={item.answered} />
    </section>
  );
}

const Unshowable = () => (
  <p className={styles.notice} data-tone="wrong" role="alert">
    This question cannot be shown. Please go on with the next one; reloading the page may bring it back.
  </p>
);
