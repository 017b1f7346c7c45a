import { Link } from 'react-router';
import type { TopicQuery } from '#api/documents/content/topic.generated.ts';
import type { TopicProgressQuery } from '#api/documents/study/study.generated.ts';
import { useSession } from '#client/app.context.ts';
import { decideAccess } from '#domain/access/content-access.rule.ts';
import { CONTENT_OF_KIND, MATERIAL_KINDS, type MaterialKind } from '#domain/content/material-kind.ts';
import { href } from '#routes/href.ts';
import { materialAddress } from '#routes/material-address.ts';
import { topicTexts } from '#texts/content/topic.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine } from '#texts/joined-line.ts';
import { progressTexts } from '#texts/study/progress.texts.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import rows from '#ui/row-list/row-list.module.css';
import { MATERIAL_ICONS } from '../../shared/content/material-icons.ts';
import styles from './kind-cards.module.css';
import { Lock } from './lock.tsx';

type Topic = TopicQuery['topic'];
type Material = Topic['materials'][number];

type KindCardsProps = {
  readonly topic: Topic;
  /** For the cards that are due; null unless the user is a student. */
  readonly progress: Promise<TopicProgressQuery> | null;
  /** The kind of the recommended next step, which comes first. */
  readonly recommended: MaterialKind | null;
};

/**
 * A topic's content besides quizzes, one card per kind: amount, progress and time left, or the plan that opens it.
 */
export function KindCards({ topic, progress, recommended }: KindCardsProps) {
  const kinds = MATERIAL_KINDS.map((kind) => ({
    kind,
    materials: topic.materials.filter((material) => material.kind === kind),
  }))
    .filter(({ materials }) => materials.length > 0)
    .toSorted((a, b) => Number(b.kind === recommended) - Number(a.kind === recommended));
  return (
    <ul className={rows.grid}>
      {kinds.map(({ kind, materials }) => (
        <li key={kind}>
          <KindCard
            topic={topic}
            kind={kind}
            materials={materials}
            progress={progress}
            isRecommended={kind === recommended}
          />
        </li>
      ))}
    </ul>
  );
}

type CardProps = Pick<KindCardsProps, 'topic' | 'progress'> & {
  readonly kind: MaterialKind;
  readonly materials: readonly Material[];
  readonly isRecommended: boolean;
};

function KindCard({ topic, kind, materials, progress, isRecommended }: CardProps) {
  const user = useSession();
  const t = useTexts(topicTexts);
  const { allowed } = decideAccess(user, {
    type: CONTENT_OF_KIND[kind],
    topic: topic.id,
    subject: topic.subject.id,
  });
  const seconds = materials.reduce((sum, material) => sum + material.seconds, 0);
  const isStarted = materials.some(({ share, doneAt }) => share > 0 || doneAt !== null);
  // The first one that is not done yet, to which the card links.
  const next = materials.find(({ doneAt }) => doneAt === null) ?? materials[0];
  if (next === undefined) return null;
  return (
    <Link
      className={rows.card}
      viewTransition
      to={allowed ? materialAddress({ subject: topic.subject, topic }, { id: next.id, kind }) : href('pricing')}
    >
      <span className={styles.head}>
        <span className={styles.symbol}>
          <Icon name={MATERIAL_ICONS[kind]} px={20} />
        </span>
        <span className={rows.body}>
          <span className={rows.title}>{t.kinds[kind]}</span>
          {isRecommended && <span className={styles.recommended}>{t.topic.recommended}</span>}
          <span className={rows.detail}>
            {joinedLine(
              t.material.count[kind]({ count: materials.length }),
              seconds > 0 && t.material.minutes({ minutes: minutesOf(seconds) }),
            )}
          </span>
        </span>
      </span>
      {allowed ? isStarted && <Progress kind={kind} materials={materials} /> : <Lock />}
      {allowed && kind === 'deck' && progress !== null && <DueCards topic={topic} progress={progress} />}
    </Link>
  );
}

/** A length in whole minutes, at least one: "0 min" would say that there is nothing. */
export const minutesOf = (seconds: number): number => Math.max(1, Math.round(seconds / 60));

function Progress({ kind, materials }: Pick<CardProps, 'kind' | 'materials'>) {
  const t = useTexts(topicTexts);
  const done = materials.filter(({ doneAt }) => doneAt !== null).length;
  const share = materials.reduce((sum, { share: part, doneAt }) => sum + (doneAt === null ? part : 1), 0);
  const left = materials.reduce((sum, { seconds, share: part, doneAt }) => sum + leftOf(seconds, part, doneAt), 0);
  const words = done === materials.length ? t.material.doneOne : t.material.left({ minutes: minutesOf(left) });
  return (
    <span className={rows.foot}>
      <span className={rows.detail}>
        {done === materials.length && <Icon name="right" px={14} />}{' '}
        {joinedLine(materials.length > 1 && done > 0 && t.material.done({ done, count: materials.length }), words)}
      </span>
      {share > 0 && (
        <ProgressBar
          value={Math.round(share * 100)}
          max={materials.length * 100}
          label={t.material.progress({ kind: t.kinds[kind] })}
        />
      )}
    </span>
  );
}

const leftOf = (seconds: number, share: number, doneAt: string | null): number =>
  doneAt === null ? seconds * (1 - share) : 0;

/** How many of the topic's cards are due: decks are for every day, whether learned or not. */
function DueCards({ topic, progress }: { readonly topic: Topic; readonly progress: Promise<TopicProgressQuery> }) {
  const { left: t } = useTexts(progressTexts);
  return (
    <Loaded data={progress} failed={() => null} waiting={null}>
      {({ subjectProgress: { topics } }) => {
        const count = topics.find((each) => each.progress.topic.id === topic.id)?.progress.dueCards ?? 0;
        return count > 0 && <span className={styles.due}>{t.cards({ count })}</span>;
      }}
    </Loaded>
  );
}
