import { Button } from '@radix-ui/themes';
import { Link } from 'react-router';
import type { SubjectProgressQuery } from '#api/documents/study/study.generated.ts';
import { href } from '#routes/href.ts';
import { materialAddress } from '#routes/material-address.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine } from '#texts/joined-line.ts';
import { progressTexts } from '#texts/study/progress.texts.ts';
import styles from './subject-next.module.css';

type Progress = SubjectProgressQuery['subjectProgress'];
type Step = NonNullable<Progress['next']>;

type Props = {
  /** The subject's slug. */
  readonly subject: string;
  readonly step: Step;
  readonly topics: Progress['topics'];
};

/** The recommended next step in a subject: what it is, how long it takes, and why. */
export function SubjectNext({ subject, step, topics }: Props) {
  const { next: t } = useTexts(progressTexts);
  const { kind, count, seconds, topic } = step;
  const title = t.titles[kind]({ topic: topic.title });
  const isCards = kind === 'dueCards' || kind === 'newCards';
  const share = topics.find(({ progress }) => progress.topic.id === topic.id)?.examShare ?? 0;
  const reason = t.reasons[step.reason];
  return (
    <section className={styles.step} aria-labelledby="next-step">
      <div className={styles.words}>
        <h2 className={styles.title} id="next-step">
          <span className="visually-hidden">{t.title}:</span> <bdi>{title}</bdi>
        </h2>
        <p className={styles.amount}>
          {joinedLine(
            count > 0 && (isCards ? t.cards({ count }) : t.questions({ count })),
            t.about({ minutes: Math.max(1, Math.ceil(seconds / 60)) }),
          )}
        </p>
        <p className={styles.why}>{typeof reason === 'string' ? reason : reason({ share })}</p>
      </div>
      <Button size="3" asChild>
        <Link to={addressOf(subject, step)} id="next-step-action" aria-labelledby="next-step-action next-step">
          {t.actions[kind]}
        </Link>
      </Button>
    </section>
  );
}

function addressOf(subject: string, { kind, topic, quiz, attempt, material }: Step): string {
  const location = { subject, topic: topic.slug };
  if (material !== null) return materialAddress({ subject: { slug: subject }, topic }, material);
  if (kind === 'dueCards' || kind === 'newCards') return href('topic.flashcard.deck', location);
  if (quiz === null) return href('topic.quizzes', location);
  const address = href('topic.quiz', { ...location, id: quiz });
  return attempt === null ? address : `${address}?attempt=${encodeURIComponent(attempt)}`;
}
