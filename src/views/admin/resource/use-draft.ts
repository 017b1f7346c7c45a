import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';

/* What was typed and not saved is kept on this device, so that a reload or a crash takes nothing away. */

const draftSchema = z.object({
  /** What the record had when typing began; older than the record's: somebody else has changed it since. */
  revision: z.number(),
  values: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
type Draft = z.infer<typeof draftSchema>;

const KEPT_AFTER_MS = 300;
const placeOf = (key: string): string => `draft.${key}`;

function keptDraft(key: string): Draft | null {
  try {
    return z.safeParse(draftSchema, JSON.parse(localStorage.getItem(placeOf(key)) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

export const dropDraft = (key: string): void => localStorage.removeItem(placeOf(key));

type Values = Record<string, unknown>;

/** Keeps what a form holds while it differs from what is saved, and brings it back once when the form comes up again. */
export function useDraft<Output, Record_ extends { readonly revision: number }>(
  key: string,
  form: UseFormReturn<Values, unknown, Output>,
  revision: number,
  setBase: (change: (base: Record_ | null) => Record_ | null) => void,
) {
  const [isRestored, setRestored] = useState(false);
  const { watch, setValue, reset, formState } = form;
  const { isDirty } = formState;

  useEffect(() => {
    const draft = keptDraft(key);
    if (draft === null) return;
    for (const [name, value] of Object.entries(draft.values)) setValue(name, value, { shouldDirty: true });
    // Saving over what is newer than the draft is refused by the server, which then shows both.
    setBase((base) => base && { ...base, revision: draft.revision });
    setRestored(true);
  }, [key, setValue, setBase]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const { unsubscribe } = watch((values) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        localStorage.setItem(placeOf(key), JSON.stringify({ revision, values } satisfies Draft | object));
      }, KEPT_AFTER_MS);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [key, revision, watch]);

  return {
    isRestored: isRestored && isDirty,
    discard: () => {
      dropDraft(key);
      reset();
      setRestored(false);
    },
  };
}
