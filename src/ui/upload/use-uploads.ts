import { useEffect, useRef, useState } from 'react';
import { textsNow } from '#texts/current-language.ts';
import { uploadTexts } from '#texts/platform/upload.texts.ts';
import { type Limits, refusal, type Upload } from './upload.state.ts';

/**
 * Uploads one file. Reports progress from 0 to 1; stops when the signal is aborted; throws an error with a message
 * for users.
 */
export type Transport = (file: File, onProgress: (done: number) => void, signal: AbortSignal) => Promise<void>;

/** Uploads, each started at once, with their results. */
export function useUploads({ send, ...limits }: Limits & { readonly send: Transport }) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const inProgress = useRef(new Map<string, AbortController>());

  useEffect(() => {
    const controllers = inProgress.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  const change = (id: string, state: Upload['state']): void =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, state } : upload)));

  async function start(id: string, file: File): Promise<void> {
    const controller = new AbortController();
    inProgress.current.set(id, controller);
    change(id, { kind: 'sending', done: 0 });
    try {
      await send(file, (done) => change(id, { kind: 'sending', done }), controller.signal);
      change(id, { kind: 'sent' });
    } catch (error) {
      if (controller.signal.aborted) return;
      const message = error instanceof Error ? error.message : textsNow(uploadTexts).refused.failed;
      change(id, { kind: 'failed', message, retry: true });
    } finally {
      inProgress.current.delete(id);
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
        if (reason === null) void start(id, file);
      }
    },
    retry: ({ id, file }: Upload) => void start(id, file),
    /** Cancels an upload, or removes a finished one from the list. */
    remove: ({ id }: Upload) => {
      inProgress.current.get(id)?.abort();
      setUploads((all) => all.filter((upload) => upload.id !== id));
    },
  };
}
