import { Heading } from '@radix-ui/themes';
import type { HomeQuery } from '#api/documents/study/home.generated.ts';
import { useTexts } from '#texts/current-language.ts';
import { studyTexts } from '#texts/study/study.texts.ts';
import { subjectAccent } from '#ui/accent/subject-accent.ts';
import { MasteryLine } from '../../../shared/study/mastery/mastery-line.tsx';
import styles from './home.module.css';

type TopicMastery = HomeQuery['studyToday']['mastery'][number];

const SHOWN = 3;
/** Started topics that could be better come first; an unknown topic is not a weakness. */
const worth = ({ level, estimate }: TopicMastery): number => (level === 'unknown' ? 1 + estimate : estimate);

/** Recommended practice; nothing before the first answer. */
export function Weakest({ mastery }: { readonly mastery: readonly TopicMastery[] }) {
  const { mastery: t } = useTexts(studyTexts);
  const inProgress = mastery.filter(
    ({ restedDays, practice, reason }) => restedDays !== null && practice !== null && reason !== 'holding',
  );
  const weakest = inProgress.toSorted((a, b) => worth(a) - worth(b)).slice(0, SHOWN);
  if (weakest.length === 0) return null;
  return (
    <section className={styles.panel} aria-labelledby="weakest">
      <Heading as="h2" size="5" id="weakest">
        {t.weakest}
      </Heading>
      <ul className={styles.lines}>
        {weakest.map((progress) => (
          <li key={progress.topic.id} {...subjectAccent(progress.subject.slug)}>
            <div className={styles.fullWidth}>
              <MasteryLine progress={progress} named />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
