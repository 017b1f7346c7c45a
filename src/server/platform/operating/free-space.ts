import { statfs } from 'node:fs/promises';
import { type RepeatedJob, startRepeatedJob } from '../jobs/repeated-job.ts';

/** Free space in the data folder, and whether it is so low that only answers are accepted. */
export type FreeSpace = {
  readonly isLow: () => boolean;
  /** Null before it was first measured, and where it cannot be. */
  readonly freeBytes: () => number | null;
};

export const ENOUGH_SPACE: FreeSpace = { isLow: () => false, freeBytes: () => null };

const MEASURED_EVERY_MS = 5_000;
/** Hysteresis: factor of the limit above which everything is accepted again. */
const RECOVERY_FACTOR = 1.1;

type Watched = {
  readonly folder: string;
  readonly leastBytes: number;
  /** Called when space becomes low, and when it is sufficient again. */
  readonly log: (sentence: string) => void;
  readonly measure?: (folder: string) => Promise<number>;
  readonly everyMs?: number;
};

/** Measures at once and then periodically. Space that can't be measured counts as sufficient. */
export async function watchFreeSpace({
  folder,
  leastBytes,
  log,
  measure = freeBytesAt,
  everyMs = MEASURED_EVERY_MS,
}: Watched): Promise<FreeSpace & RepeatedJob> {
  let free: number | null = null;
  let isLow = false;
  const checkSpace = async (): Promise<void> => {
    free = await measure(folder);
    const wasLow = isLow;
    isLow = free < leastBytes * (wasLow ? RECOVERY_FACTOR : 1);
    if (isLow === wasLow) return;
    const left = `${Math.round(free / 1_000_000)} MB are free in ${folder}`;
    log(
      isLow
        ? `${left}: read-only except for answers until more space is free`
        : `${left}: all writes are accepted again`,
    );
  };
  const failed = (cause: unknown): void => log(`the free space in ${folder} could not be measured: ${String(cause)}`);
  await checkSpace().catch(failed);
  const job = startRepeatedJob({ everyMs, work: checkSpace, failed });
  return { isLow: () => isLow, freeBytes: () => free, stop: job.stop };
}

async function freeBytesAt(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
