import type { WriteStream } from 'node:tty';

export type ProgressBar = {
  /** Advances the bar. */
  readonly add: (amount: number) => void;
  /** Removes the bar. */
  readonly end: () => void;
};

const CELLS = 30;
const REDRAW_MS = 100;

/** A progress bar in the last line of a terminal, from 0 to `total`. Shows nothing if the stream is not a terminal. */
export function progressBar(stream: WriteStream, label: string, total: number): ProgressBar {
  if (!stream.isTTY || total === 0) return { add: () => undefined, end: () => undefined };
  let done = 0;
  let drawnAt = Number.NEGATIVE_INFINITY;
  const draw = (): void => {
    const share = Math.min(done / total, 1);
    const cells = Math.round(share * CELLS);
    const bar = `${'█'.repeat(cells)}${'░'.repeat(CELLS - cells)}`;
    stream.write(`\r${label} ${bar} ${String(Math.floor(share * 100)).padStart(3)}%`);
  };
  return {
    add: (amount) => {
      done += amount;
      const now = performance.now();
      if (now - drawnAt < REDRAW_MS) return;
      drawnAt = now;
      draw();
    },
    end: () => {
      stream.clearLine(0);
      stream.cursorTo(0);
    },
  };
}
