import { Button } from '@radix-ui/themes';
import type { RunPromotionMutation } from '#api/documents/classrooms/school-class.generated.ts';
import { href } from '#routes/href.ts';
import { promotionTexts } from '#texts/classrooms/promotion.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import styles from '../../../shared/interchange/import.module.css';
import { LinkButton } from '../../../shared/platform/link/link-button.tsx';
import { RetainedClasses } from './retained-classes.tsx';

export type PromotionRow = RunPromotionMutation['runPromotion'];

type Props = { readonly row: PromotionRow; readonly onUndo: () => void; readonly onAnother: () => void };

/** What a promotion has done, or what undoing it has restored. */
export function PromotionResult({ row, onUndo, onAnother }: Props) {
  const t = useTexts(promotionTexts);
  const { undoneAt, classCount, studentCount, canUndo, retained } = row;
  return (
    <div className={styles.stack}>
      {undoneAt === null ? (
        <p className={styles.plain}>{t.doneText({ classes: classCount, students: studentCount })}</p>
      ) : (
        <RetainedClasses retained={retained} />
      )}
      <div className={styles.line}>
        <LinkButton to={href('admin.classroom')}>{t.toClasses}</LinkButton>
        <Button size="3" variant="soft" onClick={onAnother}>
          {t.another}
        </Button>
        {canUndo && (
          <Button size="3" variant="soft" color="red" onClick={onUndo}>
            {t.undo}
          </Button>
        )}
      </div>
    </div>
  );
}
