import { closeSync, openSync, readSync } from 'node:fs';

/** The first bytes of a file; fewer if it is shorter. */
export function headOfFile(file: string, bytes: number): Buffer {
  const handle = openSync(file, 'r');
  try {
    const head = Buffer.alloc(bytes);
    return head.subarray(0, readSync(handle, head, 0, bytes, 0));
  } finally {
    closeSync(handle);
  }
}
