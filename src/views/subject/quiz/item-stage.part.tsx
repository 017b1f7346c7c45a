import { Heading } from '@radix-ui/themes';
import { useEffect, useId, useRef } from 'react';
import { isItemTypeName } from '#domain/items/registry.ts';
import { useTexts } from '#texts/current-language.ts';
import { itemsTexts } from '#texts/items.texts.ts';
import { quizTexts } from '#texts/quiz.texts.ts';
import { FailureBoundary } from '#ui/loaded/failure-boundary.tsx';
import { RichText } from '#ui/rich-text/rich-text.part.tsx';
import { useChoiceKeys } from '#ui/shortcuts/use-choice-keys.ts';
import styles from './quiz.module.css';
import { SaveNote } from './save-note.part.tsx';
import type { AttemptItemState } from './use-attempt.ts';

/** One question with its answer. The focus comes here with each question, so that keys and screen readers follow. */
export function ItemStage({
  item,
  count,
  onChange,
  onLeave,
  onEnter,
}: {
  item: AttemptItemState;
  count: number;
  onChange: (response: unknown) => void;
  /** The focus has left the answer: what was typed is sent without waiting. */
  onLeave: () => void;
  onEnter: () => void;
}) {
  const t = useTexts(quizTexts).attempt;
  const instructions = useTexts(itemsTexts).instruction;
  const stage = useRef<HTMLElement>(null);
  const headingId = useId();
  const stemId = useId();
  const { view } = item;
  useChoiceKeys(stage, onEnter);

  useEffect(() => {
    stage.current?.focus({ preventScroll: true });
    stage.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);

  return (
    <section ref={stage} className={styles.stage} tabIndex={-1} aria-labelledby={headingId} onBlur={onLeave}>
      <Heading as="h2" size="2" id={headingId} className={styles.number}>
        {t.question(item.number, count)}
      </Heading>
      <div id={stemId} className={styles.stem}>
        <RichText source={item.stem} figures={item.figures} />
      </div>
      {view === null || !isItemTypeName(item.type) ? (
        <Unshowable />
      ) : (
        <>
          <p className={styles.instruction}>{instructions[item.type]}</p>
          <FailureBoundary resetOn={item.body} failed={() => <Unshowable />}>
            <view.Answer
              body={item.body}
              response={item.response}
              onChange={onChange}
              disabled={false}
              figures={item.figures}
              labelledBy={stemId}
            />
          </FailureBoundary>
        </>
      )}
      <SaveNote state={item.state} answered={item.answered} />
    </section>
  );
}

function Unshowable() {
  const t = useTexts(quizTexts).attempt;
  return (
    <p className={styles.notice} data-tone="wrong" role="alert">
      {t.unshowable}
    </p>
  );
}
