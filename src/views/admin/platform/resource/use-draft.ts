import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';

/* What was typed and not saved is kept on this device, so that a reload or a crash takes nothing away. */

const valueSchema = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]);
const draftSchema = z.object({
  /** What the record had when typing began; another than the record's: somebody else has changed it since. */
  revision: z.union([z.string(), z.number()]),
  values: z.record(z.string(), valueSchema),
});
type Draft = z.infer<typeof draftSchema>;

const SAVE_DELAY_MS = 300;
const placeOf = (key: string): string => `draft.${key}`;

function storedDraft(key: string): Draft | null {
  try {
    return z.safeParse(draftSchema, JSON.parse(localStorage.getItem(placeOf(key)) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

export const dropDraft = (key: string): void => localStorage.removeItem(placeOf(key));

type Revision = Draft['revision'];

/**
 * Keeps what a form holds while it differs from what is saved, and brings it back once when the form comes up again.
 * `standOn` is told upon which revision that was written: saving it over a newer one is refused by the server, and
 * both are shown then.
 */
export function useDraft<Input extends FieldValues, Output>(
  key: string,
  form: UseFormReturn<Input, unknown, Output>,
  revision: Revision,
  standOn: (revision: Revision) => void,
) {
  const [isRestored, setRestored] = useState(false);
  const { watch, setValue, reset, formState } = form;
  const { isDirty } = formState;
  const differs = useRef(isDirty);
  useEffect(() => {
    differs.current = isDirty;
  }, [isDirty]);

  const bringBack = useEffectEvent(({ revision: writtenUpon, values }: Draft) => {
    for (const [name, value] of Object.entries(values))
      setValue(name as Path<Input>, value as PathValue<Input, Path<Input>>, { shouldDirty: true });
    standOn(writtenUpon);
    setRestored(true);
  });
  useEffect(() => {
    const draft = storedDraft(key);
    if (draft !== null) bringBack(draft);
  }, [key]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const { unsubscribe } = watch((values) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        // Saved or discarded is no draft: kept all the same, it would come back over what others save later.
        if (differs.current) localStorage.setItem(placeOf(key), JSON.stringify({ revision, values }));
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
