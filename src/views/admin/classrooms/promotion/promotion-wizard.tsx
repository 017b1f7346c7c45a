import { Heading } from '@radix-ui/themes';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { promotionTexts } from '#texts/classrooms/promotion.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { useMessages } from '#texts/platform/problems.texts.ts';
import { useFocusOnChange } from '#ui/focus/use-focus-on-change.ts';
import { Problem } from '#ui/form/problem.tsx';
import { Stepper } from '#ui/stepper/stepper.tsx';
import styles from '../../../shared/interchange/import.module.css';
import { PastPromotions } from './past-promotions.tsx';
import { PromotionChoices } from './promotion-choices.tsx';
import { PromotionResult, type PromotionRow } from './promotion-result.tsx';
import { PromotionReview } from './promotion-review.tsx';
import type { Promotable } from './row-choice.ts';
import { type PromotionStep, usePromotion } from './use-promotion.ts';

const STEPS = ['choose', 'review', 'done'] as const;

type Props = {
  readonly school: string | null;
  readonly classes: readonly Promotable[];
  readonly past: readonly PromotionRow[];
};

/** Promotes the classes of a school in steps, and undoes earlier promotions. */
export function PromotionWizard({ school, ...loaded }: Props) {
  const t = useTexts(promotionTexts);
  const messageOf = useMessages();
  const dialog = useDialog();
  const promotion = usePromotion(school, loaded);
  const { step, problem, isSending } = promotion;
  const title = useHeading(step);
  const heading = useFocusOnChange(step.name);
  const undo = async (id: string): Promise<void> => {
    const { reason } = await dialog.open({
      ...{ title: t.undoTitle, text: t.undoText, confirmLabel: t.undo, isDangerous: true },
    });
    if (reason === 'confirm') await promotion.undo(id);
  };
  return (
    <div className={styles.stack}>
      <Stepper
        label={t.steps}
        steps={STEPS.map((id) => ({ id, title: t.step[id] }))}
        current={step.name}
        isComplete={step.name === 'done'}
      />
      <Heading as="h2" size="5" ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      <Problem message={problem === null ? null : messageOf(problem)} />
      {step.name === 'choose' && (
        <PromotionChoices
          classes={promotion.classes}
          choices={promotion.choices}
          isSending={isSending}
          onChange={promotion.change}
          onPreview={() => void promotion.preview()}
        />
      )}
      {step.name === 'review' && (
        <PromotionReview
          plan={step.plan}
          isRecomputed={step.isRecomputed}
          isSending={isSending}
          onBack={promotion.chooseAgain}
          onLeave={(ids) => void promotion.leave(ids)}
          onRun={() => void promotion.run()}
        />
      )}
      {step.name === 'done' && (
        <PromotionResult row={step.row} onUndo={() => void undo(step.row.id)} onAnother={promotion.chooseAgain} />
      )}
      {step.name === 'choose' && promotion.past.length > 0 && (
        <PastPromotions rows={promotion.past} onUndo={(id) => void undo(id)} />
      )}
    </div>
  );
}

function useHeading(step: PromotionStep): string {
  const t = useTexts(promotionTexts);
  if (step.name === 'done') return step.row.undoneAt === null ? t.doneTitle : t.undoneTitle;
  return step.name === 'choose' ? t.chooseTitle : t.reviewTitle;
}
