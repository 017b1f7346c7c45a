import { useRef, useState } from 'react';
import { SaveProfileDocument } from '#api/documents/users/profile.generated.ts';
import { useApi } from '#client/app.context.ts';
import type { ProfilePart } from '#domain/users/profile.schema.ts';

type ProfileSaving = {
  readonly keep: (part: ProfilePart) => void;
  /** Ends when all that was given is kept. Throws why it is not, and what is left is tried with the next call. */
  readonly flush: () => Promise<void>;
  /** Null before anything was given. */
  readonly standing: 'keeping' | 'kept' | 'notSaved' | null;
};

/** Keeps a profile as one goes: one call at a time, each with the latest of what the last one had not. */
export function useProfileSaving(): ProfileSaving {
  const api = useApi();
  const left = useRef<ProfilePart>({});
  const running = useRef<Promise<void> | null>(null);
  const [standing, setStatus] = useState<ProfileSaving['standing']>(null);

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
    keep: (part) => {
      left.current = { ...left.current, ...part };
      // That it did not work is told by `standing`, and again by whoever settles.
      flush().catch(() => undefined);
    },
    flush,
    standing,
  };
}
