import { Button } from '@radix-ui/themes';
import { teachingTexts } from '#texts/classrooms/teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import styles from '../../teacher.module.css';
import { RefusedMarks } from './refused-marks.tsx';
import type { useMarking } from './use-marking.ts';

type Props = {
  readonly marking: ReturnType<typeof useMarking>;
  /** Absent where marking is a screen of its own. */
  readonly onBack: (() => void) | undefined;
};

/** The way back, whether all marks are saved, and the marks that the server has refused. */
export function MarkingBar({ marking, onBack }: Props) {
  const t = useTexts(teachingTexts).marking;
  const waiting = marking.unsent.length;
  return (
    <>
      <div className={styles.bar}>
        {onBack !== undefined && (
          <Button size="2" variant="soft" color="gray" onClick={onBack}>
            {t.back}
          </Button>
        )}
        <p className={styles.soft} role="status">
          {waiting > 0
            ? t.unsaved({ count: waiting })
            : marking.refused.length === 0 && marking.savedAnswer?.isRefused === false && t.saved}
        </p>
      </div>
      <RefusedMarks marks={marking.refused} onRetry={marking.retryRefused} onDiscard={marking.discardRefused} />
    </>
  );
}
