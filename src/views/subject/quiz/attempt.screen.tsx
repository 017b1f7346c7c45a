import { Button, Heading } from '@radix-ui/themes';
import { useState } from 'react';
import { Link } from 'react-router';
import { saveAll } from '#actors/answers/save-all.ts';
import { HAND_IN_WAIT_MS } from '#domain/limits.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { quizTexts } from '#texts/quiz.texts.ts';
import { Icon } from '#ui/icon/icon.tsx';
import pages from '#ui/page/page.module.css';
import { useTitle } from '#ui/page/use-title.ts';
import { Palette } from '#ui/palette/palette.part.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.part.tsx';
import { useQuietFrame } from '../../layouts/quiet.context.ts';
import { Trail } from '../trail.part.tsx';
import { answersAddress, type OpenAttempt } from './attempt-address.ts';
import { HandIn } from './hand-in.part.tsx';
import { ItemStage } from './item-stage.part.tsx';
import styles from './quiz.module.css';
import { useAttempt } from './use-attempt.ts';

/** One question at a time, with the way to any other, and the hand-in at the end. */
export function AttemptScreen({ attempt }: { attempt: OpenAttempt }) {
  const { quiz } = attempt;
  const t = useTexts(quizTexts).attempt;
  useQuietFrame();
  useTitle(quiz.title);
  const { items, at, outbox, refusal, goTo, toggleFlag, forgetPlace } = useAttempt(attempt);
  const [handingIn, setHandingIn] = useState(false);
  const item = items[at];
  const answered = items.filter((one) => one.answered).length;
  const waiting = items.filter(({ state }) => state === 'waiting').length;

  const show = (number: number): void => {
    setHandingIn(false);
    goTo(number - 1);
  };
  const goOn = (): void => (at + 1 < items.length ? goTo(at + 1) : review());
  const review = (): void => {
    outbox.typingEnded();
    setHandingIn(true);
  };

  if (item === undefined) {
    return (
      <div className={pages.page}>
        <p className={pages.empty}>
          {t.gone}
          <Link to={href('topic', { subject: quiz.subject.slug, topic: quiz.topic.slug })}>{t.other}</Link>.
        </p>
      </div>
    );
  }

  return (
    <div className={styles.attempt}>
      <header className={styles.head}>
        <Trail subject={quiz.subject} topic={quiz.topic} />
        <div className={styles.headLine}>
          <Heading as="h1" size="4" className={styles.title}>
            {quiz.title}
          </Heading>
          <span className={styles.count}>{t.answered(answered, items.length)}</span>
        </div>
        <ProgressBar value={answered} max={items.length} label={t.answeredLabel} />
        <div role="alert">
          {refusal !== null && (
            <p className={styles.notice} data-tone="wrong">
              {refusal} <Link to={answersAddress(attempt)}>{t.seeAnswers}</Link>
            </p>
          )}
        </div>
        <div role="status">
          {waiting > 0 && refusal === null && <p className={styles.notice}>{t.unsaved(waiting)}</p>}
        </div>
      </header>

      {handingIn ? (
        <HandIn
          attempt={attempt}
          items={items}
          onShow={show}
          onBack={() => setHandingIn(false)}
          onSave={() => saveAll(outbox, HAND_IN_WAIT_MS)}
          onHandedIn={forgetPlace}
        />
      ) : (
        <>
          <ItemStage
            key={item.position}
            item={item}
            count={items.length}
            onChange={(response) => outbox.change(item.position, response, { isTyped: item.view?.isTyped ?? false })}
            onLeave={outbox.typingEnded}
            onEnter={goOn}
          />
          <div className={styles.controls}>
            <Button size="3" variant="soft" disabled={at === 0} onClick={() => goTo(at - 1)}>
              <Icon name="back" px={16} /> {t.previous}
            </Button>
            <Button
              size="3"
              variant={item.flagged ? 'solid' : 'soft'}
              color={item.flagged ? 'amber' : 'gray'}
              aria-pressed={item.flagged}
              onClick={() => toggleFlag(item.position)}
            >
              <Icon name="flag" px={16} /> {item.flagged ? t.flagged : t.flag}
            </Button>
            <Button size="3" onClick={goOn}>
              {at + 1 < items.length ? t.next : t.finish} <Icon name="on" px={16} />
            </Button>
          </div>
          <aside className={styles.overview}>
            <Heading as="h2" size="3">
              {t.all}
            </Heading>
            <Palette
              label={t.all}
              current={item.number}
              entries={items.map(({ number, answered: done, flagged }) => ({ number, done, flagged }))}
              onChoose={show}
            />
            <Button variant="outline" size="2" onClick={review}>
              {t.handIn}
            </Button>
          </aside>
        </>
      )}
    </div>
  );
}
