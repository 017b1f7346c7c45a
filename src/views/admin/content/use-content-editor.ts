import { useEffect, useState } from 'react';
import {
  ContentDocument,
  type ContentQuery,
  PublishContentDocument,
  RemoveContentDocument,
  SaveContentDocument,
} from '#api/documents/content/content.generated.ts';
import { useApi, useToast } from '#client/app.context.ts';
import { CONTENT_SCHEMAS, type ContentListName, type Draft } from '#domain/content/content.schema.ts';
import { type FieldMessages, ProductError } from '#domain/platform/errors.ts';
import { contentTexts } from '#texts/content/content.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { describeProblem } from '../../shared/platform/form/problem.ts';
import { kindOf } from './parents.ts';
import { readStored, saveDraft } from './stored-draft.ts';

export type Saved = ContentQuery['content'];

/** Why an action failed. */
export type Refusal = { readonly problem: string; readonly errors: FieldMessages };

const SAVE_DELAY_MS = 400;
const draftOf = (saved: Saved): Draft => saved.draft;
const isSame = (a: Draft, b: Draft): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * The state of a content editor: the draft, the saved version, and the outcome of saving. The draft stays on this
 * device until it is saved; after a conflict the other user's version is shown next to it. `refusal`: a problem from
 * before the content had its own address.
 */
export function useContentEditor(
  list: ContentListName,
  savedContent: Saved | null,
  empty: Draft,
  refusal: Refusal | null,
) {
  const kind = kindOf(list);
  const t = useTexts(contentTexts);
  const api = useApi();
  const toast = useToast();
  const [saved, setSaved] = useState(savedContent);
  const [stored] = useState(() => readStored(list, savedContent?.id ?? null));
  const original = saved === null ? empty : draftOf(saved);
  const [draft, setDraft] = useState<Draft>(() => stored?.draft ?? original);
  const [base, setBase] = useState(() => stored?.base ?? savedContent?.revision ?? 0);
  const [isRestored, setRestored] = useState(() => stored !== null && !isSame(stored.draft, original));
  const [theirs, setTheirs] = useState<Saved | null>(null);
  const [errors, setErrors] = useState<FieldMessages>(refusal?.errors ?? {});
  const [problem, setProblem] = useState<string | null>(refusal?.problem ?? null);
  const [refusals, setRefusals] = useState(refusal === null ? 0 : 1);
  const [isSending, setSending] = useState(false);
  /** Incremented whenever the draft is replaced, for components that read it once. */
  const [round, setRound] = useState(0);
  const isChanged = !isSame(draft, original);

  useEffect(() => {
    const timer = setTimeout(
      () => saveDraft(list, saved?.id ?? null, isChanged ? { draft, base } : null),
      SAVE_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [list, saved?.id, draft, base, isChanged]);

  const put = (next: Saved): void => {
    setSaved(next);
    setDraft(draftOf(next));
    setBase(next.revision);
    setTheirs(null);
    setRestored(false);
    setErrors({});
  };
  const replace = (next: Draft): void => {
    setDraft(next);
    setRound((count) => count + 1);
  };

  /** Runs an action on the server; shows why it failed. */
  async function runSaving(work: () => Promise<void>): Promise<boolean> {
    setSending(true);
    setProblem(null);
    try {
      await work();
      return true;
    } catch (error) {
      if (error instanceof ProductError && error.code === 'CHANGED_MEANWHILE' && saved !== null) {
        setTheirs((await api(ContentDocument, { kind, id: saved.id })).content);
      }
      const { message, fields } = describeProblem(error);
      setProblem(message);
      setErrors(fields);
      setRefusals((count) => count + 1);
      return false;
    } finally {
      setSending(false);
    }
  }

  async function saveNow(): Promise<Saved | null> {
    const checked = CONTENT_SCHEMAS[kind].safeParse(draft);
    if (!checked.success) {
      setErrors(
        Object.fromEntries(checked.error.issues.toReversed().map(({ path, message }) => [path.join('.'), message])),
      );
      setProblem(t.check);
      setRefusals((count) => count + 1);
      return null;
    }
    if (saved !== null && !isChanged) return saved;
    const variables = { kind, id: saved?.id ?? null, base, draft: checked.data };
    const { saveContent } = await api(SaveContentDocument, variables);
    saveDraft(list, saved?.id ?? null, null);
    put(saveContent);
    return saveContent;
  }

  return {
    list,
    draft,
    saved,
    errors,
    problem,
    theirs,
    round,
    isChanged,
    /** Number of refusals. */
    refusals,
    isSending,
    isRestored,
    change: (next: Draft) => {
      setDraft(next);
      setErrors({});
    },
    save: () =>
      runSaving(async () => {
        if ((await saveNow()) !== null) toast({ message: t.saved });
      }),
    /** Saves first. A null `at` unpublishes. */
    publish: (at: string | null) =>
      runSaving(async () => {
        const now = await saveNow();
        if (now === null) return;
        const target = { kind, id: now.id, base: now.revision };
        put((await api(PublishContentDocument, { ...target, at })).publishContent);
        toast({
          message: at === null ? t.unpublished : new Date(at).getTime() > Date.now() ? t.scheduled : t.published,
        });
      }),
    remove: () =>
      runSaving(async () => {
        if (saved === null) return;
        await api(RemoveContentDocument, { kind, id: saved.id, base: saved.revision });
        saveDraft(list, saved.id, null);
        toast({ message: t.removed });
      }),
    /** Replaces the draft, to be saved. */
    take: (next: Draft): void => {
      replace(next);
      setErrors({});
    },
    /** Discards the draft. */
    discard: () => {
      saveDraft(list, saved?.id ?? null, null);
      replace(original);
      setBase(saved?.revision ?? 0);
      setRestored(false);
    },
    keepMine: () => {
      if (theirs === null) return;
      setSaved(theirs);
      setBase(theirs.revision);
      setTheirs(null);
      setProblem(null);
    },
    takeTheirs: () => {
      if (theirs === null) return;
      put(theirs);
      setRound((count) => count + 1);
      setProblem(null);
    },
  };
}

export type ContentEditor = ReturnType<typeof useContentEditor>;
