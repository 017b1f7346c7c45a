import { useEffect, useRef, useState } from 'react';
import { textsNow } from '#texts/current-language.ts';
import { uploadTexts } from '#texts/platform/upload.texts.ts';
import { type Limits, refusal, type Upload } from './upload.state.ts';

/**
 * Uploads one file. Reports progress from 0 to 1; stops when the signal is aborted; throws an error with a message
 * for users.
 */
export type Transport = (file: File, onProgress: (done: number) => void, signal: AbortSignal) => Promise<void>;

/** Uploads at the same time. Browsers open six connections to a server, and other requests need some of them. */
const PARALLEL = 4;

/** Uploads, each started at once or as soon as an earlier one ends, with their results. */
export function useUploads({ send, ...limits }: Limits & { readonly send: Transport }) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const inProgress = useRef(new Map<string, AbortController>());
  const waiting = useRef<{ readonly id: string; readonly file: File }[]>([]);

  useEffect(() => {
    const controllers = inProgress.current;
    return () => {
      waiting.current = [];
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  const change = (id: string, state: Upload['state']): void =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, state } : upload)));

  function start(id: string, file: File): void {
    change(id, { kind: 'sending', done: 0 });
    waiting.current.push({ id, file });
    startNext();
  }

  function startNext(): void {
    while (inProgress.current.size < PARALLEL) {
      const next = waiting.current.shift();
      if (next === undefined) return;
      void upload(next.id, next.file);
    }
  }

  async function upload(id: string, file: File): Promise<void> {
    const controller = new AbortController();
    inProgress.current.set(id, controller);
    try {
      await send(file, (done) => change(id, { kind: 'sending', done }), controller.signal);
      change(id, { kind: 'sent' });
    } catch (error) {
      if (controller.signal.aborted) return;
      const message = error instanceof Error ? error.message : textsNow(uploadTexts).refused.failed;
      change(id, { kind: 'failed', message, retry: true });
    } finally {
      inProgress.current.delete(id);
      startNext();
    }
  }

  return {
    uploads,
    add: (files: Iterable<File>) => {
      for (const file of files) {
        const id = crypto.randomUUID();
        const reason = refusal(file, limits);
        const state: Upload['state'] =
          reason === null ? { kind: 'sending', done: 0 } : { kind: 'failed', message: reason, retry: false };
        setUploads((all) => [...all, { id, file, state }]);
        if (reason === null) start(id, file);
      }
    },
    retry: ({ id, file }: Upload) => start(id, file),
    /** Cancels an upload, or removes a finished one from the list. */
    remove: ({ id }: Upload) => {
      waiting.current = waiting.current.filter((each) => each.id !== id);
      inProgress.current.get(id)?.abort();
      setUploads((all) => all.filter((upload) => upload.id !== id));
    },
  };
}
