import { useRef, useState } from 'react';
import { SaveProfileDocument } from '#api/documents/users/profile.generated.ts';
import { useApi } from '#client/app.context.ts';
import type { ProfilePart } from '#domain/users/profile.schema.ts';

type ProfileSaving = {
  readonly save: (part: ProfilePart) => void;
  /** Resolves when everything is saved. Rejects with the reason if it isn't; the next call retries what is left. */
  readonly flush: () => Promise<void>;
  /** Null before the first input. */
  readonly status: 'keeping' | 'kept' | 'notSaved' | null;
};

/** Saves a profile step by step: one call at a time, each with the latest values that the previous one lacked. */
export function useProfileSaving(): ProfileSaving {
  const api = useApi();
  const left = useRef<ProfilePart>({});
  const running = useRef<Promise<void> | null>(null);
  const [status, setStatus] = useState<ProfileSaving['status']>(null);

  async function send(): Promise<void> {
    while (Object.keys(left.current).length > 0) {
      const part = left.current;
      left.current = {};
      setStatus('keeping');
      try {
        await api(SaveProfileDocument, part);
      } catch (error) {
        left.current = { ...part, ...left.current };
        setStatus('notSaved');
        throw error;
      }
      setStatus('kept');
    }
  }
  const flush = (): Promise<void> => {
    running.current ??= send().finally(() => {
      running.current = null;
    });
    return running.current;
  };
  return {
    save: (part) => {
      left.current = { ...left.current, ...part };
      // Failures are reported by `status`, and again to callers of `flush`.
      flush().catch(() => undefined);
    },
    flush,
    status,
  };
}
