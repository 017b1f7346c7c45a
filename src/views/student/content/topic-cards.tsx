import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { Link } from 'react-router';
import type { SubjectQuery } from '#api/documents/content/subject.generated.ts';
import type { SubjectProgressQuery } from '#api/documents/study/study.generated.ts';
import { useSession } from '#client/app.context.ts';
import { decideAccess } from '#domain/access/content-access.rule.ts';
import type { SessionUser } from '#domain/access/session-user.schema.ts';
import { CONTENT_OF_KIND, MATERIAL_KINDS } from '#domain/content/material-kind.ts';
import { topicProgress } from '#domain/content/topic-progress.rule.ts';
import { href } from '#routes/href.ts';
import { topicTexts } from '#texts/content/topic.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine } from '#texts/joined-line.ts';
import { EmptyNote } from '#ui/empty-state/empty-state.tsx';
import { Field } from '#ui/form/field.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { TopicGlyph } from '#ui/illustration/cover/topic-glyph.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import rows from '#ui/row-list/row-list.module.css';
import { TopicLeft } from '../study/progress/topic-left.tsx';
import styles from './kind-cards.module.css';
import { Lock } from './lock.tsx';

type Subject = SubjectQuery['subject'];
type Topic = Subject['topics'][number];

const FILTERS = ['all', 'todo', 'done', 'open'] as const;
type Filter = (typeof FILTERS)[number];

/** Fewer topics can be seen at a glance. */
const FOUND_FROM = 3;

/** The content types of a topic. */
const contentOf = (topic: Topic) => [
  ...(topic.quizCount > 0 ? (['quiz'] as const) : []),
  ...topic.kinds.map(({ kind }) => CONTENT_OF_KIND[kind]),
];

/** Whether some content of the topic is open to the user; a topic without content does not count as locked. */
function isOpen(user: SessionUser | null, subject: Subject, topic: Topic): boolean {
  const types = contentOf(topic);
  return (
    types.length === 0 ||
    types.some((type) => decideAccess(user, { type, topic: topic.id, subject: subject.id }).allowed)
  );
}

type TopicCardsProps = { readonly subject: Subject; readonly progress: Promise<SubjectProgressQuery> | null };

/**
 * The topics of a subject, filtered by name, by what is left to do and by what is open.
 * @param props.progress levels and what is left, for students
 */
export function TopicCards({ subject, progress }: TopicCardsProps) {
  const user = useSession();
  const t = useTexts(topicTexts).subject;
  const [typed, setTyped] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const isShown = (topic: Topic): boolean => {
    const text = `${topic.title} ${topic.summary}`.toLowerCase();
    const { count, done } = topicProgress(topic);
    const isDone = count > 0 && done >= count;
    const fits = { all: true, todo: !isDone, done: isDone, open: isOpen(user, subject, topic) }[filter];
    return fits && words.every((word) => text.includes(word));
  };
  const shown = subject.topics.filter(isShown);
  const isNarrowed = filter !== 'all' || words.length > 0;
  return (
    <>
      {subject.topics.length >= FOUND_FROM && (
        <search className={styles.find} data-not-printed="">
          <Field label={t.find} type="search" value={typed} onChange={(event) => setTyped(event.target.value)} />
          <fieldset className={styles.filters} aria-label={t.show}>
            {FILTERS.map((name) => (
              <Button
                key={name}
                size="2"
                variant={filter === name ? 'solid' : 'soft'}
                {...(filter === name ? {} : { color: 'gray' as const })}
                aria-pressed={filter === name}
                onClick={() => setFilter(name)}
              >
                {t.filters[name]}
              </Button>
            ))}
          </fieldset>
        </search>
      )}
      <p className="visually-hidden" role="status">
        {isNarrowed && t.found({ count: shown.length })}
      </p>
      {shown.length === 0 ? (
        <EmptyNote illustration="noResults">
          {t.none}{' '}
          <Button
            variant="ghost"
            onClick={() => {
              setTyped('');
              setFilter('all');
            }}
          >
            {t.showAll}
          </Button>
        </EmptyNote>
      ) : (
        <ul className={rows.grid}>
          {shown.map((topic) => (
            <li key={topic.id}>
              <TopicCard subject={subject} topic={topic} progress={progress} isOpen={isOpen(user, subject, topic)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type TopicCardProps = TopicCardsProps & { readonly topic: Topic; readonly isOpen: boolean };

function TopicCard({ subject, topic, progress, isOpen: open }: TopicCardProps) {
  const t = useTexts(topicTexts);
  const { count, done } = topicProgress(topic);
  const kinds = MATERIAL_KINDS.filter((kind) => topic.kinds.some((entry) => entry.kind === kind));
  return (
    <Link className={rows.card} viewTransition to={href('topic', { subject: subject.slug, topic: topic.slug })}>
      <span className={rows.body}>
        <span className={styles.topicHead}>
          <TopicGlyph slug={topic.slug} />
          <span className={rows.title}>{topic.title}</span>
        </span>
        {topic.summary !== '' && <bdi className={rows.detail}>{topic.summary}</bdi>}
        <span className={rows.detail}>
          {joinedLine(...kinds.map((kind) => t.kinds[kind]), t.questions({ count: topic.questionCount }))}
        </span>
        {!open && <Lock />}
        {progress !== null && (
          <Loaded data={progress} failed={() => null} waiting={<LoadingSkeleton heights={[48]} />}>
            {({ subjectProgress: { topics } }) => {
              const own = topics.find((each) => each.progress.topic.id === topic.id);
              return own !== undefined && <TopicLeft topic={own} />;
            }}
          </Loaded>
        )}
      </span>
      <span className={rows.foot}>
        <span className={rows.detail}>
          {count > 0 && done >= count && <Icon name="right" px={14} />}{' '}
          {count === 0 ? t.subject.nothing : t.subject.done({ done, count })}
        </span>
        {count > 0 && <ProgressBar value={done} max={count} label={t.subject.progress({ topic: topic.title })} />}
      </span>
    </Link>
  );
}
