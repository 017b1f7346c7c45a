import { Button, Heading } from '@radix-ui/themes';
import { useEffect, useRef } from 'react';
import { attemptTexts } from '#texts/attempts/attempt.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { focusWhenPainted } from '#ui/focus/focus-when-painted.ts';
import { Problem } from '#ui/form/problem.tsx';
import { Palette } from '#ui/palette/palette.tsx';
import styles from './attempt.module.css';
import type { AttemptQuestionState } from './use-attempt.ts';

/** `waiting`: confirmed, but answers are still in flight. `sending`: all are saved, the attempt is being submitted. */
export type SubmitStage = 'idle' | 'waiting' | 'sending';

/** Before submission: unanswered questions, and confirmation. */
export function SubmitAttempt({
  items,
  unsaved,
  stage,
  problem,
  onShow,
  onBack,
  onConfirm,
  onCancel,
}: {
  items: readonly AttemptQuestionState[];
  /** Answers that are not saved yet: submission waits for them. */
  unsaved: number;
  stage: SubmitStage;
  problem: string | null;
  onShow: (number: number) => void;
  onBack: () => void;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  const t = useTexts(attemptTexts);
  const panel = useRef<HTMLElement>(null);
  const open = items.filter(({ answered }) => !answered);
  const flagged = items.filter((item) => item.flagged);

  useEffect(() => focusWhenPainted(() => panel.current), []);

  return (
    <section ref={panel} className={styles.stage} tabIndex={-1} aria-labelledby="hand-in">
      <Heading as="h2" size="5" id="hand-in">
        {t.submitAttempt.title}
      </Heading>
      <p className={styles.summary}>
        {t.submitAttempt.open({ open: open.length, all: items.length })} {t.submitAttempt.final}
      </p>
      <Questions title={t.submitAttempt.notAnswered} items={open} onShow={onShow} />
      <Questions title={t.submitAttempt.flagged} items={flagged} onShow={onShow} />
      <p role="status" className={styles.summary}>
        {stage === 'waiting' && t.submitAttempt.waiting({ count: unsaved })}
      </p>
      <Problem message={problem} />
      <div className={styles.controls}>
        <Button
          size="3"
          variant="soft"
          disabled={stage === 'sending'}
          onClick={stage === 'waiting' ? onCancel : onBack}
        >
          {stage === 'waiting' ? t.submitAttempt.cancel : t.submitAttempt.back}
        </Button>
        <Button size="3" loading={stage !== 'idle'} onClick={onConfirm}>
          {t.submitAttempt.confirm}
        </Button>
      </div>
    </section>
  );
}

function Questions({
  title,
  items,
  onShow,
}: {
  title: string;
  items: readonly AttemptQuestionState[];
  onShow: (number: number) => void;
}) {
  if (items.length === 0) return null;
  return (
    <div className={styles.questions}>
      <Heading as="h3" size="3">
        {title}
      </Heading>
      <Palette
        label={title}
        current={null}
        entries={items.map(({ number, answered, flagged }) => ({ number, done: answered, flagged }))}
        onChoose={onShow}
      />
    </div>
  );
}
