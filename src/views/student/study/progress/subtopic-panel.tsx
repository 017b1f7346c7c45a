import { SubtopicsDocument, type SubtopicsQuery } from '#api/documents/study/study.generated.ts';
import { useApi } from '#client/app.context.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { progressTexts } from '#texts/study/progress.texts.ts';
import { studyTexts } from '#texts/study/study.texts.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { useLazyQuery } from '#ui/loading/use-lazy-query.ts';
import { LinkButton } from '../../../shared/platform/link/link-button.tsx';
import { MasteryInterval } from '../../../shared/study/mastery/mastery-interval.tsx';
import { practiceLinkOf, subtopicLinkOf, type TopicProgress } from '../../../shared/study/mastery/practice-link.ts';
import styles from './mastery-map.module.css';

/** A topic's subtopics by their level and certainty, each with its practice. They are requested when it is shown. */
export function SubtopicPanel({ progress }: { readonly progress: TopicProgress }) {
  const { map: t, grade } = useTexts(progressTexts);
  const api = useApi();
  const { topic, subject } = progress;
  const data = useLazyQuery(() => api(SubtopicsDocument, { topic: topic.id }));
  const to = practiceLinkOf(progress)?.to ?? href('topic', { subject: subject.slug, topic: topic.slug });
  return (
    <div className={styles.panel}>
      <div className={styles.panelHead}>
        <h3 className={styles.panelTitle}>
          <bdi>{topic.title}</bdi>
        </h3>
        <LinkButton to={to} size="2" label={grade.practise({ topic: topic.title })}>
          {t.practiseTopic}
        </LinkButton>
      </div>
      <Loaded
        data={data}
        failed={() => (
          <p className={styles.hint} role="alert">
            {t.failed}
          </p>
        )}
        waiting={<LoadingSkeleton heights={[48, 48, 48]} />}
      >
        {({ subtopics }) =>
          subtopics.length === 0 ? (
            <p className={styles.hint}>{t.noSubtopics}</p>
          ) : (
            <ul className={styles.subtopics}>
              {subtopics.map((subtopic) => (
                <li key={subtopic.title}>
                  <Subtopic subtopic={subtopic} progress={progress} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  );
}

type SubtopicProps = {
  readonly subtopic: SubtopicsQuery['subtopics'][number];
  readonly progress: TopicProgress;
};

function Subtopic({ subtopic, progress }: SubtopicProps) {
  const { grade: t } = useTexts(progressTexts);
  const { mastery } = useTexts(studyTexts);
  const { title, level } = subtopic;
  const to = subtopicLinkOf(progress, title);
  return (
    <>
      <span className={styles.subtopic}>
        <bdi className={styles.subtopicName}>{title}</bdi>
        <span className={styles.level}>
          <span className={styles.dot} data-level={level} aria-hidden="true" />
          {mastery.levels[level]}
        </span>
        {level !== 'unknown' && <MasteryInterval range={subtopic} tone="plain" />}
      </span>
      {to !== null && (
        <LinkButton to={to} size="2" variant="soft" label={t.practise({ topic: title })}>
          {t.practiseShort}
        </LinkButton>
      )}
    </>
  );
}
