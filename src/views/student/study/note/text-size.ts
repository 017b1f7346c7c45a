import { useState } from 'react';

/** Font size of a note, 1 is the default. */
const SIZES = [0.9, 1, 1.125, 1.25, 1.5, 1.75] as const;
const USUAL = 1;
const KEY = 'note.size';

function storedSize(storage: Pick<Storage, 'getItem'>): number {
  const at = Number(storage.getItem(KEY) ?? USUAL);
  return Number.isInteger(at) && at >= 0 && at < SIZES.length ? at : USUAL;
}

/** The reading font size, stored in this browser. */
export function useTextSize() {
  const [at, setAt] = useState(() => storedSize(localStorage));
  const choose = (next: number): void => {
    setAt(next);
    localStorage.setItem(KEY, String(next));
  };
  return {
    size: SIZES[at] ?? 1,
    smaller: at > 0 ? () => choose(at - 1) : null,
    larger: at < SIZES.length - 1 ? () => choose(at + 1) : null,
  };
}
