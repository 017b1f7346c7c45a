import type { TopicQuery } from '#api/documents/content/topic.generated.ts';
import { decideAccess } from '#domain/access/content-access.rule.ts';
import type { ContentType } from '#domain/access/content-type.ts';
import type { SessionUser } from '#domain/access/session-user.schema.ts';
import { CONTENT_OF_KIND } from '#domain/content/material-kind.ts';
import { nextStep, type NextStep as Step } from '#domain/content/next-step.rule.ts';
import { materialAddress } from '#routes/material-address.ts';
import { topicTexts } from '#texts/content/topic.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { LinkButton } from '../../shared/platform/link/link-button.tsx';
import styles from './kind-cards.module.css';
import { quizAddress } from './quiz-list.tsx';

type Topic = TopicQuery['topic'];

/** The recommended next step in a topic, among what the user may open; null if there is none. */
export function topicStep(user: SessionUser | null, topic: Topic): Step | null {
  const isOpen = (type: ContentType): boolean =>
    decideAccess(user, { type, topic: topic.id, subject: topic.subject.id }).allowed;
  return nextStep(
    topic.materials.filter(({ kind }) => isOpen(CONTENT_OF_KIND[kind])),
    isOpen('quiz') ? topic.quizzes : [],
  );
}

/** The recommended next step in a topic, first on its page. */
export function NextStep({ topic, step }: { readonly topic: Topic; readonly step: Step }) {
  const t = useTexts(topicTexts);
  if (step.step === 'allDone') return <p className={styles.step}>{t.topic.steps.allDone}</p>;
  const quiz = 'quiz' in step ? topic.quizzes.find(({ id }) => id === step.quiz) : undefined;
  const words =
    step.step === 'beginMaterial' ? t.topic.steps.beginMaterial[step.material.kind] : t.topic.steps[step.step];
  const name = 'material' in step ? step.material.title : (quiz?.title ?? '');
  const to =
    'material' in step
      ? materialAddress({ subject: topic.subject, topic }, step.material)
      : quiz && quizAddress(topic, quiz);
  const isStarted = step.step === 'goOnMaterial' || step.step === 'goOnQuiz';
  const action = isStarted ? t.quiz.continue : step.step === 'againQuiz' ? t.quiz.again : t.quiz.start;
  return (
    <section className={styles.step} aria-labelledby="next-step">
      <div>
        <h2 className={styles.stepTitle} id="next-step">
          {t.topic.next}
        </h2>
        <p className={styles.stepText}>
          {words} <span className={styles.stepName}>· {name}</span>
        </p>
      </div>
      <LinkButton to={to ?? ''} label={`${action}: ${name}`}>
        {action}
      </LinkButton>
    </section>
  );
}
