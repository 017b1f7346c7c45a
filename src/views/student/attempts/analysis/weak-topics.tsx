import { Button } from '@radix-ui/themes';
import { Link } from 'react-router';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine } from '#texts/joined-line.ts';
import { analysisTexts } from '#texts/study/analysis.texts.ts';
import { subjectAccent } from '#ui/accent/subject-accent.ts';
import { Problem } from '#ui/form/problem.tsx';
import pages from '#ui/page/page.module.css';
import { PageSection } from '#ui/page/page-section.tsx';
import rows from '#ui/row-list/row-list.module.css';
import styles from './analysis.module.css';
import type { Sums } from './sums.ts';
import { usePractice } from './use-practice.ts';

/** Below this accuracy a topic counts as an area to improve; fewer answers are not meaningful. */
const WEAK_BELOW = 0.8;
const ANSWERS_MIN = 3;
const SHOWN_MOST = 5;

type Topic = Sums['topics'][number];

const missed = ({ answers, credit }: Topic): number => answers - credit;

type Props = { readonly topics: readonly Topic[] /** All topics. */; readonly children: React.ReactNode };

/** Topics where the most marks were lost, each with a practice button. */
export function WeakTopics({ topics, children }: Props) {
  const { weak: t } = useTexts(analysisTexts);
  const weak = topics
    .filter(({ answers, credit }) => answers >= ANSWERS_MIN && credit / answers < WEAK_BELOW)
    .toSorted((a, b) => missed(b) - missed(a))
    .slice(0, SHOWN_MOST);
  return (
    <PageSection id="weak-spots" title={t.title}>
      <p className={pages.intro}>{weak.length === 0 ? t.none : t.intro}</p>
      <ul className={rows.list}>
        {weak.map((row) => (
          <li key={row.topic.id} {...subjectAccent(row.subject.slug)}>
            <WeakTopic row={row} />
          </li>
        ))}
      </ul>
      {children}
    </PageSection>
  );
}

function WeakTopic({ row: { topic, subject, answers, credit, lastDay } }: { readonly row: Topic }) {
  const { weak: t } = useTexts(analysisTexts);
  const { problem, isBusy, start } = usePractice({ title: topic.title, topics: [topic.id] });
  return (
    <div className={rows.row}>
      <div className={styles.topic}>
        <span className={rows.body}>
          <Link className={`${rows.title} ${styles.topicLink}`} to={href('analysis.topic.detail', { id: topic.id })}>
            {topic.title}
          </Link>
          <span className={rows.detail}>
            {joinedLine(subject.title, t.line({ share: credit / answers, answers, day: lastDay }))}
          </span>
          <Problem message={problem} />
        </span>
        <Button
          size="2"
          variant="soft"
          loading={isBusy}
          onClick={start}
          aria-label={t.practiseTopic({ topic: topic.title })}
        >
          {t.practise}
        </Button>
      </div>
    </div>
  );
}
