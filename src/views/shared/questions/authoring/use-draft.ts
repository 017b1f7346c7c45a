import { useEffect, useState } from 'react';
import { useLeaveWarning } from '#ui/form/use-leave-warning.ts';
import { forget, keep, readStored, type StoredDraft } from './stored-draft.ts';

/** How long typing rests before what was written is kept on the device. */
const SAVE_DELAY_MS = 400;

/**
 * What an author writes: begins with what is kept on the device, else with what is saved, and is kept over a reload
 * until it is saved. `name` tells drafts apart.
 */
export function useDraft<Draft, Revision extends number | string = number>(
  name: string,
  saved: StoredDraft<Draft, Revision>,
) {
  const [found] = useState(() => readStored<Draft, Revision>(localStorage, name));
  const [draft, setDraft] = useState<Draft>(found?.draft ?? saved.draft);
  const [base, setBase] = useState(found?.revision ?? saved.revision);
  const [isRestored, setIsRestored] = useState(found !== null);
  const isChanged = JSON.stringify(draft) !== JSON.stringify(saved.draft);
  useLeaveWarning(isChanged);

  // What is not being changed stands upon whatever is saved: publishing makes a new revision of the same draft.
  useEffect(() => {
    if (!isChanged) setBase(saved.revision);
  }, [isChanged, saved.revision]);

  useEffect(() => {
    const later = setTimeout(() => {
      if (isChanged) keep(localStorage, name, { revision: base, draft });
      else forget(localStorage, name);
    }, SAVE_DELAY_MS);
    return () => clearTimeout(later);
  }, [name, base, draft, isChanged]);

  return {
    draft,
    /** The revision that the draft was written upon. */
    base,
    setDraft,
    isChanged,
    isRestored: isRestored && isChanged,
    /** Another has saved since: the draft stands upon an older revision. */
    isBehind: isChanged && base !== saved.revision,
    /** Throws the draft away for what is saved. */
    discard: (): void => {
      forget(localStorage, name);
      setDraft(saved.draft);
      setBase(saved.revision);
      setIsRestored(false);
    },
    /** Goes on upon another revision: one's own that was saved, or another's that is to be saved over. */
    rebase: (revision: Revision): void => {
      forget(localStorage, name);
      setBase(revision);
      setIsRestored(false);
    },
  };
}
