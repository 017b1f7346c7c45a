import { MASTERY_FROM } from '#domain/study/mastery/mastery-levels.ts';
import { useTexts } from '#texts/current-language.ts';
import { studyTexts } from '#texts/study/study.texts.ts';
import { HoverPopover } from '#ui/popover/hover-popover.tsx';
import { HOVER_DELAYS } from '../../../hover-delays.ts';
import styles from './mastery.module.css';
import type { MasteryLevelName } from './mastery-level.ts';

/** A mastery level with its explanation, for pointer, keyboard and touch. */
export default function ExplainedLevel({ level }: { readonly level: MasteryLevelName }) {
  const { mastery: t } = useTexts(studyTexts);
  const meaning = t.meanings[level];
  return (
    <HoverPopover
      delays={HOVER_DELAYS}
      label={t.aboutLevel}
      trigger={
        <button type="button" className={styles.level} data-level={level}>
          {t.levels[level]}
        </button>
      }
    >
      <p>{typeof meaning === 'string' ? meaning : meaning(MASTERY_FROM)}</p>
    </HoverPopover>
  );
}
