import { Heading } from '@radix-ui/themes';
import { Link } from 'react-router';
import type { SubjectProgressQuery } from '#api/documents/study/study.generated.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { progressTexts } from '#texts/study/progress.texts.ts';
import { studyTexts } from '#texts/study/study.texts.ts';
import { Icon } from '#ui/icon/icon.tsx';
import pages from '#ui/page/page.module.css';
import { MASTERY_LEVELS, type MasteryLevelName } from '../../../shared/study/mastery/mastery-level.ts';
import { practiceLinkOf } from '../../../shared/study/mastery/practice-link.ts';
import styles from './mastery-map.module.css';

type ExamTopic = SubjectProgressQuery['subjectProgress']['topics'][number];

/** Every topic of a subject by its level, how certain it is, and its share of the exam; each links to its practice. */
export function MasteryMap({ topics }: { readonly topics: readonly ExamTopic[] }) {
  const { map: t } = useTexts(progressTexts);
  const average = 1 / topics.length;
  return (
    <section className={pages.section} aria-labelledby="mastery-map">
      <Heading as="h2" size="5" id="mastery-map">
        {t.title}
      </Heading>
      <LevelCounts levels={topics.map(({ progress }) => progress.level)} />
      <ul className={styles.map}>
        {topics.map((topic) => (
          <li key={topic.progress.topic.id}>
            <Tile topic={topic} isFocus={isWeak(topic.progress.level) && (topic.examShare ?? 0) >= average} />
          </li>
        ))}
      </ul>
      <p className={styles.hint}>{t.hint}</p>
    </section>
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

function Tile({ topic: { progress, examShare }, isFocus }: { readonly topic: ExamTopic; readonly isFocus: boolean }) {
  const { map: t } = useTexts(progressTexts);
  const { mastery } = useTexts(studyTexts);
  const { topic, subject, level, low, high, estimate } = progress;
  const to = practiceLinkOf(progress)?.to ?? href('topic', { subject: subject.slug, topic: topic.slug });
  const exam = examShare === null ? '' : examShare === 0 ? t.notAsked : t.examShare({ share: examShare });
  return (
    <Link to={to} className={styles.tile} data-level={level} data-focus={isFocus || undefined}>
      <span className={styles.name}>
        <bdi>{topic.title}</bdi>
      </span>
      <span className={styles.level}>
        <span className={styles.dot} data-level={level} aria-hidden="true" />
        {mastery.levels[level]}
      </span>
      <span className={styles.track} aria-hidden="true">
        {level !== 'unknown' && (
          <>
            <span
              className={styles.interval}
              style={{ insetInlineStart: `${low * 100}%`, inlineSize: `${(high - low) * 100}%` }}
            />
            <span className={styles.mark} style={{ insetInlineStart: `${estimate * 100}%` }} />
          </>
        )}
      </span>
      {exam !== '' && <span className={styles.exam}>{exam}</span>}
      {isFocus && (
        <span className={styles.focus}>
          <Icon name="flag" px={14} /> {t.focus}
        </span>
      )}
    </Link>
  );
}
