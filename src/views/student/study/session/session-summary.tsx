import { Button, Heading } from '@radix-ui/themes';
import { useEffect, useRef, useState } from 'react';
import { StartStudySessionDocument } from '#api/documents/study/study-session.generated.ts';
import { useApi, useToast } from '#client/app.context.ts';
import { isRise } from '#domain/study/session/session-summary.rule.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { ownZone } from '#texts/own-zone.ts';
import { studyTexts } from '#texts/study/study.texts.ts';
import { studySessionTexts } from '#texts/study/study-session.texts.ts';
import { focusWhenPainted } from '#ui/focus/focus-when-painted.ts';
import { Illustration } from '#ui/illustration/illustration.tsx';
import { describeProblem } from '../../../shared/platform/form/problem.ts';
import { LinkButton } from '../../../shared/platform/link/link-button.tsx';
import styles from './session.module.css';
import type { Session } from './session.ts';

type Props = { readonly session: Session; readonly onAnother: () => void };

/** The end of a session: what was done, what has changed, and what is planned for tomorrow. */
export function SessionSummary({ session, onAnother }: Props) {
  const { summary: t } = useTexts(studySessionTexts);
  const api = useApi();
  const raise = useToast();
  const [isStarting, setIsStarting] = useState(false);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => focusWhenPainted(() => panel.current), []);
  const { summary, attempt } = session;
  const startAnother = async (): Promise<void> => {
    setIsStarting(true);
    try {
      await api(StartStudySessionDocument, { zone: ownZone(), another: true });
      onAnother();
    } catch (error) {
      raise({ message: describeProblem(error).message });
    } finally {
      setIsStarting(false);
    }
  };
  return (
    <div className={styles.session}>
      <section ref={panel} className={styles.panel} tabIndex={-1} aria-labelledby="session-summary">
        <Illustration name="success" isAtStart />
        <Heading as="h1" size="6" id="session-summary">
          {t.title}
        </Heading>
        {summary !== null && (
          <>
            <p className={styles.soft}>
              {t.answered(summary)}
              <br />
              {t.cards({ count: summary.cards })}
            </p>
            <Changes session={session} changes={summary.changes} />
            <Tomorrow tomorrow={summary.tomorrow} />
          </>
        )}
        <div className={styles.actions}>
          <LinkButton to={href('home')}>{t.home}</LinkButton>
          {attempt !== null && (
            <LinkButton to={href('analysis.detail', { id: attempt })} variant="soft">
              {t.answers}
            </LinkButton>
          )}
          <Button size="3" variant="soft" loading={isStarting} onClick={() => void startAnother()}>
            {t.another}
          </Button>
        </div>
      </section>
    </div>
  );
}

type Summary = NonNullable<Session['summary']>;

function Changes({ session, changes }: { readonly session: Session; readonly changes: Summary['changes'] }) {
  const { summary: t } = useTexts(studySessionTexts);
  const { levels } = useTexts(studyTexts).mastery;
  const titleOf = (id: string): string => session.topics.find(({ topic }) => topic.id === id)?.topic.title ?? '';
  return (
    <section className={styles.part} aria-labelledby="session-changes">
      <Heading as="h2" size="4" id="session-changes">
        {t.changes}
      </Heading>
      {changes.length === 0 ? (
        <p className={styles.soft}>{t.noChange}</p>
      ) : (
        <ul className={styles.changes}>
          {changes.map((change) => {
            const { topic, from, to, estimateBefore: before, estimateAfter: after } = change;
            return (
              <li key={topic} data-risen={isRise(change) || undefined}>
                {from === to
                  ? t.same({ topic: titleOf(topic), level: levels[to], before, after })
                  : t.change({ topic: titleOf(topic), from: levels[from], to: levels[to] })}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

function Tomorrow({ tomorrow }: { readonly tomorrow: Summary['tomorrow'] }) {
  const { summary: t } = useTexts(studySessionTexts);
  const { isOff, cards, questions } = tomorrow;
  return (
    <section className={styles.part} aria-labelledby="session-tomorrow">
      <Heading as="h2" size="4" id="session-tomorrow">
        {t.tomorrow}
      </Heading>
      <p className={styles.soft}>
        {isOff ? t.tomorrowOff : cards + questions === 0 ? t.tomorrowNothing : t.tomorrowPlan(tomorrow)}
      </p>
    </section>
  );
}
