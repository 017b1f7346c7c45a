import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Bytes of buffers that are still referenced. Without collecting first, the figure would depend on when V8 last did. */
export function liveBufferBytes(): number {
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
}
