import { Button } from '@radix-ui/themes';
import type { RecognisedEntry } from '#domain/interchange/import-report.ts';
import { useTexts } from '#texts/current-language.ts';
import { importTexts } from '#texts/interchange/import.texts.ts';
import styles from '../import.module.css';

type Props = {
  readonly entry: Pick<RecognisedEntry, 'number'>;
  readonly isCorrected: boolean;
  /** Whether the preview doesn't have the correction yet. */
  readonly isPending: boolean;
  readonly onOpen: () => void;
  readonly onUndo: () => void;
};

/** Opens the correction of a recognised question, or undoes it. */
export function CorrectionButtons({ entry: { number }, isCorrected, isPending, onOpen, onUndo }: Props) {
  const { recognised: t } = useTexts(importTexts);
  return (
    <div className={styles.line}>
      <Button size="2" variant="soft" aria-label={t.editQuestion({ number })} onClick={onOpen}>
        {t.edit}
      </Button>
      {isCorrected && (
        <Button size="2" variant="soft" color="gray" aria-label={t.undoCorrectionOf({ number })} onClick={onUndo}>
          {t.undoCorrection}
        </Button>
      )}
      {isCorrected && <span className={styles.soft}>{isPending ? t.pending : t.corrected}</span>}
    </div>
  );
}
