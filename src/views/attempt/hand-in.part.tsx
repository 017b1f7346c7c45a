import { Button, Heading } from '@radix-ui/themes';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '#actors/app.context.ts';
import { HandInDocument } from '#api/documents/attempt.generated.ts';
import { Problem } from '#ui/form/problem.tsx';
import { Palette } from '#ui/palette/palette.part.tsx';
import { counted } from '../counted.ts';
import { describeProblem } from '../form/problem.ts';
import styles from './attempt.module.css';
import type { AttemptItemState } from './use-attempt.ts';

/** Before handing in: what is still open, and the last question. */
export function HandIn({
  attempt,
  resultAddress,
  items,
  unsaved,
  onShow,
  onBack,
  onConfirm,
  onHandedIn,
}: {
  attempt: string;
  /** Where the attempt's result is shown. */
  resultAddress: string;
  items: readonly AttemptItemState[];
  /** Answers that are not saved yet: handing in waits for them. */
  unsaved: number;
  onShow: (number: number) => void;
  onBack: () => void;
  /** The student is sure: what waits is to be sent now. */
  onConfirm: () => void;
  onHandedIn: () => void;
}) {
  const panel = useRef<HTMLElement>(null);
  const { stage, problem, confirm, cancel } = useHandIn(attempt, resultAddress, unsaved, { onConfirm, onHandedIn });
  const open = items.filter(({ answered }) => !answered);
  const flagged = items.filter((item) => item.flagged);
  const busy = stage !== 'idle';

  useEffect(() => panel.current?.focus(), []);

  return (
    <section ref={panel} className={styles.stage} tabIndex={-1} aria-labelledby="hand-in">
      <Heading as="h2" size="5" id="hand-in">
        Ready to hand in?
      </Heading>
      <p className={styles.summary}>
        {open.length === 0
          ? `All ${counted(items.length, 'question is', 'questions are')} answered.`
          : `${counted(open.length, 'question has', 'questions have')} no answer yet.`}{' '}
        After handing in, nothing can be changed.
      </p>
      <Questions title="Not answered" items={open} onShow={onShow} />
      <Questions title="Flagged" items={flagged} onShow={onShow} />
      <p role="status" className={styles.summary}>
        {stage === 'waiting' &&
          `${counted(unsaved, 'answer is', 'answers are')} not saved yet. We hand in as soon as everything is saved.`}
      </p>
      <Problem message={problem} />
      <div className={styles.controls}>
        <Button size="3" variant="soft" disabled={stage === 'sending'} onClick={stage === 'waiting' ? cancel : onBack}>
          {stage === 'waiting' ? 'Do not hand in yet' : 'Back to the questions'}
        </Button>
        <Button size="3" loading={busy} onClick={confirm}>
          Hand in
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

function useHandIn(
  attempt: string,
  resultAddress: string,
  unsaved: number,
  on: { onConfirm: () => void; onHandedIn: () => void },
) {
  const api = useApi();
  const navigate = useNavigate();
  const [confirmed, setConfirmed] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const ready = confirmed && unsaved === 0;

  const send = useEffectEvent(async (): Promise<void> => {
    try {
      await api(HandInDocument, { attempt });
      on.onHandedIn();
      await navigate(resultAddress, { replace: true });
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
