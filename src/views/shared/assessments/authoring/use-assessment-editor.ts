import { useState } from 'react';
import type * as z from 'zod/mini';
import { useToast } from '#client/app.context.ts';
import { type FieldMessages, ProductError } from '#domain/platform/errors.ts';
import { authoringTexts } from '#texts/content/authoring.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { describeProblem } from '../../platform/form/problem.ts';
import { useDraft } from '../../questions/authoring/use-draft.ts';
import type { BankRow } from '../../questions/bank/bank-rows.ts';
import type { AssessmentQuestion } from './assessment-entries.tsx';

type Saved<Draft> = {
  readonly id: string;
  readonly revision: number;
  readonly draft: Draft;
  readonly items: readonly AssessmentQuestion[];
};

const byId = (items: readonly AssessmentQuestion[]) => items.map((item) => [item.id, item] as const);

const problemsOf = (schema: z.ZodMiniType, draft: unknown): FieldMessages => {
  const read = schema.safeParse(draft);
  if (read.success) return {};
  return Object.fromEntries(
    read.error.issues.toReversed().map(({ path, message }) => [path.map(String).join('.'), message]),
  );
};

/** The state of a quiz or paper editor: the draft, its problems, and saving it. */
export function useAssessmentEditor<Draft>({
  name,
  saved,
  initial,
  items,
  schema,
  create,
  save,
  reread,
  onSaved,
}: {
  readonly name: string;
  /** Null: a new one. */
  readonly saved: Saved<Draft> | null;
  readonly initial: Draft;
  readonly items: readonly AssessmentQuestion[];
  readonly schema: z.ZodMiniType;
  readonly create: (draft: Draft) => Promise<string>;
  readonly save: (target: { readonly id: string; readonly revision: number }, draft: Draft) => Promise<number>;
  /** The saved version. */
  readonly reread: (id: string) => Promise<Saved<Draft>>;
  readonly onSaved: (id: string) => void;
}) {
  const t = useTexts(authoringTexts).assessment;
  const raise = useToast();
  const storedDraft = useDraft<Draft>(name, { revision: saved?.revision ?? 0, draft: initial });
  const [known, setKnown] = useState(() => new Map(byId(items)));
  const [refused, setRefused] = useState<{ readonly draft: Draft; readonly fields: FieldMessages } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [refusals, setRefusals] = useState(0);
  const refuse = (): void => setRefusals((count) => count + 1);
  const [isSending, setIsSending] = useState(false);
  const [theirs, setTheirs] = useState<Saved<Draft> | null>(storedDraft.isBehind ? saved : null);
  // Shown from the first attempt to save, and then updated with each change. Problems from the server refer to what was
  // sent.
  const found = refused === null ? {} : problemsOf(schema, storedDraft.draft);
  const errors: FieldMessages = refused?.draft === storedDraft.draft ? { ...refused.fields, ...found } : found;

  const send = async (revision: number): Promise<void> => {
    setProblem(null);
    setRefused({ draft: storedDraft.draft, fields: {} });
    if (Object.keys(problemsOf(schema, storedDraft.draft)).length > 0) return refuse();
    setIsSending(true);
    try {
      if (saved === null) {
        const id = await create(storedDraft.draft);
        storedDraft.rebase(1);
        onSaved(id);
      } else {
        storedDraft.rebase(await save({ id: saved.id, revision }, storedDraft.draft));
        onSaved(saved.id);
      }
      setRefused(null);
      setTheirs(null);
      raise({ message: t.saved });
    } catch (cause) {
      const { message, fields } = describeProblem(cause);
      setProblem(message);
      setRefused({ draft: storedDraft.draft, fields });
      if (saved !== null && cause instanceof ProductError && cause.code === 'CHANGED_MEANWHILE') {
        const read = await reread(saved.id);
        setKnown((all) => new Map([...all, ...byId(read.items)]));
        setTheirs(read);
      }
      refuse();
    } finally {
      setIsSending(false);
    }
  };

  return {
    ...storedDraft,
    known,
    /** A question that was found is shown from now on. */
    learn: (row: BankRow): void => setKnown((all) => new Map([...all, [row.id, row]])),
    /** Restores the content of an earlier version, to be saved. */
    take: (draft: Draft, more: readonly AssessmentQuestion[]): void => {
      setKnown((all) => new Map([...byId(more), ...all]));
      storedDraft.setDraft(draft);
    },
    errors,
    errorOf: (path: string): string | undefined => errors[path],
    problem,
    isSending,
    /** Number of refused saves. */
    refusals,
    theirs,
    send: (): void => void send(storedDraft.base),
    keepMine: (): void => {
      if (theirs !== null) void send(theirs.revision);
    },
    takeTheirs: (): void => {
      if (theirs === null) return;
      storedDraft.setDraft(theirs.draft);
      storedDraft.rebase(theirs.revision);
      setTheirs(null);
      setProblem(null);
      onSaved(theirs.id);
    },
  };
}

export type AssessmentEditor<Draft> = ReturnType<typeof useAssessmentEditor<Draft>>;
