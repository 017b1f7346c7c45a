import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';

/* Unsaved input is stored on this device, so that a reload or a crash loses nothing. */

const valueSchema = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]);
const draftSchema = z.object({
  /** The record's revision when editing began; if it differs from the record's, another user has changed it since. */
  revision: z.union([z.string(), z.number()]),
  values: z.record(z.string(), valueSchema),
});
type Draft = z.infer<typeof draftSchema>;

const SAVE_DELAY_MS = 300;
const storageKeyOf = (key: string): string => `draft.${key}`;

function storedDraft(key: string): Draft | null {
  try {
    return z.safeParse(draftSchema, JSON.parse(localStorage.getItem(storageKeyOf(key)) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

/** Removes a form's draft from this device, after saving or discarding. */
export const dropDraft = (key: string): void => localStorage.removeItem(storageKeyOf(key));

type Revision = Draft['revision'];

/**
 * Stores a form's input while it differs from what is saved, and restores it once when the form is opened again.
 * The draft retains the revision on which it is based: the server refuses to save it over a newer one, and both
 * are shown then.
 */
export function useDraft<Input extends FieldValues, Output>(
  key: string,
  form: UseFormReturn<Input, unknown, Output>,
  revision: Revision,
  restoreDraft: (revision: Revision) => void,
) {
  const [isRestored, setRestored] = useState(false);
  const { watch, setValue, reset, formState } = form;
  const { isDirty } = formState;
  const differs = useRef(isDirty);
  useEffect(() => {
    differs.current = isDirty;
  }, [isDirty]);

  const restoreStoredDraft = useEffectEvent(({ revision: baseRevision, values }: Draft) => {
    for (const [name, value] of Object.entries(values))
      setValue(name as Path<Input>, value as PathValue<Input, Path<Input>>, { shouldDirty: true });
    restoreDraft(baseRevision);
    setRestored(true);
  });
  useEffect(() => {
    const draft = storedDraft(key);
    if (draft !== null) restoreStoredDraft(draft);
  }, [key]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const { unsubscribe } = watch((values) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        // Saved or discarded input is not stored: otherwise it would be restored over later changes by others.
        if (differs.current) localStorage.setItem(storageKeyOf(key), JSON.stringify({ revision, values }));
        else dropDraft(key);
      }, SAVE_DELAY_MS);
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
