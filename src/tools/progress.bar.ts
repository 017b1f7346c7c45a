import type { WriteStream } from 'node:tty';

export type ProgressBar = {
  /** So much more is done. */
  readonly add: (amount: number) => void;
  /** Takes the bar off the screen. */
  readonly end: () => void;
};

const CELLS = 30;
const REDRAW_MS = 100;

/** A bar in the last line of a terminal, from 0 to `total`. Shows nothing where the stream is no terminal. */
export function progressBar(stream: WriteStream, label: string, total: number): ProgressBar {
  if (!stream.isTTY || total === 0) return { add: () => undefined, end: () => undefined };
  let done = 0;
  let drawnAt = Number.NEGATIVE_INFINITY;
  const draw = (): void => {
    const share = Math.min(done / total, 1);
    const cells = Math.round(share * CELLS);
    const bar = `${'█'.repeat(cells)}${'░'.repeat(CELLS - cells)}`;
    stream.write(`\r${label} ${bar} ${String(Math.floor(share * 100)).padStart(3)} %`);
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
