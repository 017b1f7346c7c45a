import { useState } from 'react';
import {
  PromotableClassesDocument,
  PromotionPreviewDocument,
  PromotionsDocument,
  RunPromotionDocument,
  UndoPromotionDocument,
} from '#api/documents/classrooms/school-class.generated.ts';
import { useApi } from '#client/app.context.ts';
import type { PromotionChoice } from '#domain/classrooms/promotion/promotion.schema.ts';
import type { PromotionPreview } from '#domain/classrooms/promotion/promotion.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { describeProblem } from '../../../shared/platform/form/problem.ts';
import type { PromotionRow } from './promotion-result.tsx';
import { type Promotable, proposedChoice, type RowChoice, type RowChoices, sentChoices } from './row-choice.ts';

/** The step of the wizard, with what it shows. */
export type PromotionStep =
  | { readonly name: 'choose' }
  | {
      readonly name: 'review';
      readonly plan: PromotionPreview;
      readonly choices: readonly PromotionChoice[];
      readonly isRecomputed: boolean;
    }
  | { readonly name: 'done'; readonly row: PromotionRow };

const CHOOSE: PromotionStep = { name: 'choose' };

const proposed = (classes: readonly Promotable[]): RowChoices =>
  new Map(classes.map((row) => [row.id, proposedChoice(row)]));

/** One pass through the wizard for a school; null is the viewer's own. */
export function usePromotion(
  school: string | null,
  loaded: { readonly classes: readonly Promotable[]; readonly past: readonly PromotionRow[] },
) {
  const api = useApi();
  const [{ classes, past }, setLoaded] = useState(loaded);
  const [choices, setChoices] = useState(() => proposed(loaded.classes));
  const [step, setStep] = useState<PromotionStep>(CHOOSE);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function send(work: () => Promise<void>): Promise<void> {
    setProblem(null);
    setSending(true);
    try {
      await work();
    } catch (cause) {
      setProblem(describeProblem(cause).message);
    } finally {
      setSending(false);
    }
  }
  const review = async (sent: readonly PromotionChoice[], isRecomputed: boolean): Promise<void> => {
    const { promotionPreview: plan } = await api(PromotionPreviewDocument, { school, choices: [...sent] });
    setStep({ name: 'review', plan, choices: sent, isRecomputed });
  };
  const reload = async (): Promise<void> => {
    const [{ promotableClasses }, { promotions }] = [
      await api(PromotableClassesDocument, { school }),
      await api(PromotionsDocument),
    ];
    setLoaded({ classes: promotableClasses, past: promotions });
    setChoices(proposed(promotableClasses));
  };
  const change = (ids: readonly string[], by: Partial<RowChoice>): void =>
    setChoices((before) => {
      const next = new Map(before);
      for (const id of ids) {
        const choice = next.get(id);
        if (choice !== undefined) next.set(id, { ...choice, ...by });
      }
      return next;
    });
  const run = async (): Promise<void> => {
    if (step.name !== 'review') return;
    try {
      const variables = { school, choices: [...step.choices], base: step.plan.base };
      const { runPromotion: row } = await api(RunPromotionDocument, variables);
      setStep({ name: 'done', row });
    } catch (cause) {
      // Somebody has changed a class since the preview, so the new one is shown.
      if (!(cause instanceof ProductError) || cause.code !== 'CHANGED_MEANWHILE') throw cause;
      await review(step.choices, true);
    }
    await reload();
  };
  return {
    ...{ classes, past, choices, step, isSending, problem, change },
    preview: () => send(() => review(sentChoices(classes, choices), false)),
    /** Leaves classes as they are, and shows the preview of the others. */
    leave: (ids: readonly string[]) =>
      send(async () => {
        change(ids, { action: 'leave' });
        const left = step.name === 'review' ? step.choices.filter(({ id }) => !ids.includes(id)) : [];
        if (left.length === 0) setStep(CHOOSE);
        else await review(left, false);
      }),
    run: () => send(run),
    undo: (id: string) =>
      send(async () => {
        const { undoPromotion: row } = await api(UndoPromotionDocument, { id });
        setStep({ name: 'done', row });
        await reload();
      }),
    chooseAgain: () => {
      setProblem(null);
      setStep(CHOOSE);
    },
  };
}
