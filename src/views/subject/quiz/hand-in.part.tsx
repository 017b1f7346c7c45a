import { Button, Heading } from '@radix-ui/themes';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '#actors/app.context.ts';
import { HandInDocument } from '#api/documents/attempt.generated.ts';
import { useTexts } from '#texts/current-language.ts';
import { quizTexts } from '#texts/quiz.texts.ts';
import { Problem } from '#ui/form/problem.tsx';
import { Palette } from '#ui/palette/palette.part.tsx';
import { describeProblem } from '../../form/problem.ts';
import { answersAddress, type OpenAttempt } from './attempt-address.ts';
import styles from './quiz.module.css';
import type { AttemptItemState } from './use-attempt.ts';

/** Before handing in: what is still open, and the last question. */
export function HandIn({
  attempt,
  items,
  unsaved,
  onShow,
  onBack,
  onConfirm,
  onHandedIn,
}: {
  attempt: OpenAttempt;
  items: readonly AttemptItemState[];
  /** Answers that are not saved yet: handing in waits for them. */
  unsaved: number;
  onShow: (number: number) => void;
  onBack: () => void;
  /** The student is sure: what waits is to be sent now. */
  onConfirm: () => void;
  onHandedIn: () => void;
}) {
  const t = useTexts(quizTexts).handIn;
  const panel = useRef<HTMLElement>(null);
  const { stage, problem, confirm, cancel } = useHandIn(attempt, unsaved, { onConfirm, onHandedIn });
  const open = items.filter(({ answered }) => !answered);
  const flagged = items.filter((item) => item.flagged);
  const busy = stage !== 'idle';

  useEffect(() => panel.current?.focus(), []);

  return (
    <section ref={panel} className={styles.stage} tabIndex={-1} aria-labelledby="hand-in">
      <Heading as="h2" size="5" id="hand-in">
        {t.title}
      </Heading>
      <p className={styles.summary}>
        {open.length === 0 ? t.allAnswered(items.length) : t.open(open.length)} {t.isFinal}
      </p>
      <Questions title={t.notAnswered} items={open} onShow={onShow} />
      <Questions title={t.flagged} items={flagged} onShow={onShow} />
      <p role="status" className={styles.summary}>
        {stage === 'waiting' && t.waiting(unsaved)}
      </p>
      <Problem message={problem} />
      <div className={styles.controls}>
        <Button size="3" variant="soft" disabled={stage === 'sending'} onClick={stage === 'waiting' ? cancel : onBack}>
          {stage === 'waiting' ? t.notYet : t.back}
        </Button>
        <Button size="3" loading={busy} onClick={confirm}>
          {t.confirm}
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
  items: readonly AttemptItemState[];
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

/** `waiting`: confirmed, but answers are still on their way. `sending`: all are saved, the attempt is being closed. */
type Stage = 'idle' | 'waiting' | 'sending';

function useHandIn(attempt: OpenAttempt, unsaved: number, on: { onConfirm: () => void; onHandedIn: () => void }) {
  const api = useApi();
  const navigate = useNavigate();
  const [confirmed, setConfirmed] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const ready = confirmed && unsaved === 0;

  const send = useEffectEvent(async (): Promise<void> => {
    try {
      await api(HandInDocument, { attempt: attempt.id });
      on.onHandedIn();
      await navigate(answersAddress(attempt), { replace: true });
    } catch (cause) {
      setProblem(describeProblem(cause).message);
      setConfirmed(false);
    }
  });

  useEffect(() => {
    if (ready) void send();
  }, [ready]);

  const stage: Stage = !confirmed ? 'idle' : ready ? 'sending' : 'waiting';
  return {
    stage,
    problem,
    confirm: () => {
      setProblem(null);
      setConfirmed(true);
      on.onConfirm();
    },
    cancel: () => setConfirmed(false),
  };
}
