import { Fragment, useId, useState } from 'react';
import type { SubjectProgressQuery } from '#api/documents/study/study.generated.ts';
import { useTexts } from '#texts/current-language.ts';
import { progressTexts } from '#texts/study/progress.texts.ts';
import { studyTexts } from '#texts/study/study.texts.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { PageSection } from '#ui/page/page-section.tsx';
import { MasteryInterval } from '../../../shared/study/mastery/mastery-interval.tsx';
import { MASTERY_LEVELS, type MasteryLevelName } from '../../../shared/study/mastery/mastery-level.ts';
import styles from './mastery-map.module.css';
import { SubtopicPanel } from './subtopic-panel.tsx';

type ExamTopic = SubjectProgressQuery['subjectProgress']['topics'][number];

/**
 * Every topic of a subject by its level, how certain it is, and its share of the exam; each reveals its subtopics and its
 * practice.
 */
export function MasteryMap({ topics }: { readonly topics: readonly ExamTopic[] }) {
  const { map: t } = useTexts(progressTexts);
  const average = 1 / topics.length;
  const [open, setOpen] = useState<string | null>(null);
  const panelId = useId();
  return (
    <PageSection id="mastery-map" title={t.title}>
      <LevelCounts levels={topics.map(({ progress }) => progress.level)} />
      <ul className={styles.map}>
        {topics.map((topic) => {
          const { id } = topic.progress.topic;
          const isOpen = id === open;
          return (
            <Fragment key={id}>
              <li>
                <Tile
                  topic={topic}
                  isFocus={isWeak(topic.progress.level) && (topic.examShare ?? 0) >= average}
                  isOpen={isOpen}
                  panel={panelId}
                  onPress={() => setOpen(isOpen ? null : id)}
                />
              </li>
              {isOpen && (
                <li className={styles.panelItem} id={panelId}>
                  <SubtopicPanel progress={topic.progress} />
                </li>
              )}
            </Fragment>
          );
        })}
      </ul>
      <p className={styles.hint}>
        {t.hint} <span data-not-printed="">{t.selectHint}</span>
      </p>
    </PageSection>
  );
}

const isWeak = (level: MasteryLevelName): boolean => level === 'beginning' || level === 'developing';

/** How many topics have each level, as a bar and in words. */
function LevelCounts({ levels }: { readonly levels: readonly MasteryLevelName[] }) {
  const { map: t } = useTexts(progressTexts);
  const { mastery } = useTexts(studyTexts);
  const counts = MASTERY_LEVELS.map((level) => ({ level, count: levels.filter((each) => each === level).length }))
    .filter(({ count }) => count > 0)
    .toReversed();
  return (
    <div>
      <div className={styles.bar} aria-hidden="true">
        {counts.map(({ level, count }) => (
          <span key={level} data-level={level} style={{ flexGrow: count }} />
        ))}
      </div>
      <ul className={styles.counts}>
        {counts.map(({ level, count }) => (
          <li key={level}>
            <span className={styles.dot} data-level={level} aria-hidden="true" />
            {t.levels({ level: mastery.levels[level], count })}
          </li>
        ))}
      </ul>
    </div>
  );
}

type TileProps = {
  readonly topic: ExamTopic;
  readonly isFocus: boolean;
  readonly isOpen: boolean;
  /** The id of the panel that the tile opens. */
  readonly panel: string;
  readonly onPress: () => void;
};

function Tile({ topic: { progress, examShare }, isFocus, isOpen, panel, onPress }: TileProps) {
  const { map: t } = useTexts(progressTexts);
  const { mastery } = useTexts(studyTexts);
  const { topic, level } = progress;
  const exam = examShare === null ? '' : examShare === 0 ? t.notAsked : t.examShare({ share: examShare });
  return (
    <button
      type="button"
      className={styles.tile}
      data-level={level}
      data-focus={isFocus || undefined}
      aria-expanded={isOpen}
      aria-controls={isOpen ? panel : undefined}
      onClick={onPress}
    >
      <span className={styles.name}>
        <bdi>{topic.title}</bdi>
      </span>
      <span className={styles.level}>
        <span className={styles.dot} data-level={level} aria-hidden="true" />
        {mastery.levels[level]}
      </span>
      <MasteryInterval range={progress} isKnown={level !== 'unknown'} tone="plain" />
      {level !== 'unknown' && (
        <span className="visually-hidden">{mastery.between({ low: progress.low, high: progress.high })}</span>
      )}
      {exam !== '' && <span className={styles.exam}>{exam}</span>}
      {isFocus && (
        <span className={styles.focus}>
          <Icon name="flag" px={14} /> {t.focus}
        </span>
      )}
    </button>
  );
}
