import { readSync } from 'node:fs';

/** Fills the buffer from an offset of the file; returns whether there was enough. */
export function readAt(handle: number, into: Buffer, from: number): boolean {
  for (let done = 0; done < into.length; ) {
    const read = readSync(handle, into, done, into.length - done, from + done);
    if (read === 0) return false;
    done += read;
  }
  return true;
}
