import { Button, TextArea } from '@radix-ui/themes';
import { type FormEvent, useState } from 'react';
import type { MachineStep } from '#client/platform/inspection/machine-step.ts';
import { playTrace, TraceError } from '#client/platform/inspection/trace.player.ts';
import { Problem } from '#ui/form/problem.tsx';
import styles from './machines.module.css';

type Props = {
  readonly isPlaying: boolean;
  readonly onPlay: (steps: readonly MachineStep[]) => void;
  readonly onEnd: () => void;
};

/** Loads a trace as printed by a failing random walk. */
export function TraceForm({ isPlaying, onPlay, onEnd }: Props) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    try {
      onPlay(playTrace(text));
      setProblem(null);
    } catch (error) {
      if (!(error instanceof TraceError)) throw error;
      setProblem(error.message);
    }
  };
  return (
    <form className={styles.trace} onSubmit={submit}>
      <label htmlFor="trace">Replay a trace</label>
      <TextArea
        id="trace"
        rows={5}
        value={text}
        placeholder={'{"machine": "toast", "events": [{"type": "network.failed"}]}'}
        onChange={({ target }) => setText(target.value)}
      />
      <Problem message={problem} />
      <div className={styles.stepButtons}>
        <Button type="submit" size="2" disabled={text.trim() === ''}>
          Replay
        </Button>
        {isPlaying && (
          <Button type="button" size="2" variant="soft" onClick={onEnd}>
            Back to live
          </Button>
        )}
      </div>
    </form>
  );
}
