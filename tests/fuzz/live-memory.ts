import { setTimeout as wait } from 'node:timers/promises';

const LISTENING = /Debugger listening on (ws:\/\/\S+)/;
const IDLE_MS = 300;

/** The live memory of a process, in megabytes: the resident size mostly contains garbage that is not collected yet. */
export type LiveMemory = {
  /** After a full garbage collection. */
  readonly settled: () => Promise<number>;
  readonly close: () => void;
};

/** Queries a server that was started with `--inspect=0` and wrote `output`. */
export async function liveMemoryOf(output: string): Promise<LiveMemory> {
  const [, address] = LISTENING.exec(output) ?? [];
  if (address === undefined) throw new Error('The server does not listen to an inspector.');
  const socket = new WebSocket(address);
  const waiting = new Map<number, (result: unknown) => void>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id?: number; result?: unknown };
    if (id !== undefined) waiting.get(id)?.(result);
  });
  await new Promise((open, fail) => {
    socket.addEventListener('open', open);
    socket.addEventListener('error', () => fail(new Error('The inspector cannot be reached.')));
  });
  const call = (method: string, params: object = {}): Promise<unknown> =>
    new Promise((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      socket.send(JSON.stringify({ id: last, method, params }));
    });
  return {
    settled: async () => {
      await wait(IDLE_MS);
      await call('HeapProfiler.collectGarbage');
      const expression = `(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())`;
      const { result } = (await call('Runtime.evaluate', { expression })) as { result: { value: number } };
      return result.value / 1_048_576;
    },
    close: () => socket.close(),
  };
}
