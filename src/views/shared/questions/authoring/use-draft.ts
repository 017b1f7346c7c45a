import { useEffect, useState } from 'react';
import { useLeaveWarning } from '#ui/form/use-leave-warning.ts';
import { forget, readStored, type StoredDraft, save } from './stored-draft.ts';

/** How long typing has to pause before the draft is stored on the device. */
const SAVE_DELAY_MS = 400;

/**
 * A draft: starts from what is stored on the device, otherwise from what is saved, and survives reloads until it is
 * saved. `name` identifies drafts.
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

  // An unchanged draft is always based on what is saved: publishing makes a new revision of the same content.
  useEffect(() => {
    if (!isChanged) setBase(saved.revision);
  }, [isChanged, saved.revision]);

  useEffect(() => {
    const later = setTimeout(() => {
      if (isChanged) save(localStorage, name, { revision: base, draft });
      else forget(localStorage, name);
    }, SAVE_DELAY_MS);
    return () => clearTimeout(later);
  }, [name, base, draft, isChanged]);

  return {
    draft,
    /** The revision on which the draft is based. */
    base,
    setDraft,
    isChanged,
    isRestored: isRestored && isChanged,
    /** Another user has saved since: the draft is based on an older revision. */
    isBehind: isChanged && base !== saved.revision,
    /** Discards the draft. */
    discard: (): void => {
      forget(localStorage, name);
      setDraft(saved.draft);
      setBase(saved.revision);
      setIsRestored(false);
    },
    /** Bases the draft on another revision: the user's own saved one, or another user's that is to be overwritten. */
    rebase: (revision: Revision): void => {
      forget(localStorage, name);
      setBase(revision);
      setIsRestored(false);
    },
  };
}
