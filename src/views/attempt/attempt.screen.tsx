import { Button, Heading } from '@radix-ui/themes';
import { useState } from 'react';
import { Link, Navigate } from 'react-router';
import { useApi } from '#actors/app.context.ts';
import { OpenAttemptDocument } from '#api/documents/attempt.generated.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Bones } from '#ui/loaded/bones.part.tsx';
import { handedOn, Loaded } from '#ui/loaded/loaded.part.tsx';
import pages from '#ui/page/page.module.css';
import { useTitle } from '#ui/page/use-title.ts';
import { Palette } from '#ui/palette/palette.part.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.part.tsx';
import { useQuietFrame } from '../layouts/quiet.context.ts';
import { loadFailed } from '../load-failed.tsx';
import styles from './attempt.module.css';
import { HandIn } from './hand-in.part.tsx';
import { ItemStage } from './item-stage.part.tsx';
import { type OpenAttempt, useAttempt } from './use-attempt.ts';
import { usePractice } from './use-practice.ts';

/** What surrounds an attempt: it differs between quizzes, exams and papers. */
export type AttemptSurroundings = {
  readonly title: string;
  /** The way up from here. */
  readonly trail: React.ReactNode;
  /** Address of the attempt's result. */
  readonly resultAddress: string;
  /** What stands in place of the questions where there are none. */
  readonly whenEmpty: React.ReactNode;
};

/** An attempt under way, whatever it is at. One that has been handed in leads to its result instead. */
export function AttemptScreen({ id, ...surroundings }: { readonly id: string } & AttemptSurroundings) {
  const api = useApi();
  const [opening] = useState(() => handedOn(api(OpenAttemptDocument, { id })));
  return (
    <Loaded data={opening} failed={loadFailed} waiting={<Waiting />}>
      {({ attempt }) =>
        attempt.handedInAt === null ? (
          <Questions attempt={attempt} {...surroundings} />
        ) : (
          <Navigate to={surroundings.resultAddress} replace />
        )
      }
    </Loaded>
  );
}

const Waiting = () => (
  <div className={pages.page}>
    <Bones heights={[24, 12, 120, 56, 56, 56, 56]} />
  </div>
);

/** One question at a time, with the way to any other, and the hand-in at the end. */
function Questions({
  attempt,
  title,
  trail,
  resultAddress,
  whenEmpty,
}: { readonly attempt: OpenAttempt } & AttemptSurroundings) {
  useQuietFrame();
  useTitle(title);
  const { items, at, outbox, unsaved, refusal, goTo, toggleFlag, forgetPlace } = useAttempt(attempt);
  const practice = usePractice(attempt);
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
        <p className={pages.empty}>{whenEmpty}</p>
      </div>
    );
  }

  return (
    <div className={styles.attempt}>
      <header className={styles.head}>
        {trail}
        <div className={styles.headLine}>
          <Heading as="h1" size="4" className={styles.title}>
            {title}
          </Heading>
          <span className={styles.count}>
            {answered} of {items.length} answered
          </span>
        </div>
        <ProgressBar value={answered} max={items.length} label="Questions answered" />
        <div role="alert">
          {refusal !== null && (
            <p className={styles.notice} data-tone="wrong">
              {refusal} <Link to={resultAddress}>See your answers</Link>
            </p>
          )}
        </div>
        <div role="status">
          {waiting > 0 && refusal === null && (
            <p className={styles.notice}>
              {waiting === 1 ? 'One answer is' : `${waiting} answers are`} not saved yet, but kept on this device. We
              keep trying.
            </p>
          )}
        </div>
      </header>

      {handingIn ? (
        <HandIn
          attempt={attempt.id}
          resultAddress={resultAddress}
          items={items}
          unsaved={unsaved}
          onShow={show}
          onBack={() => setHandingIn(false)}
          onConfirm={outbox.flush}
          onHandedIn={forgetPlace}
        />
      ) : (
        <>
          <ItemStage
            key={item.position}
            item={item}
            count={items.length}
            practice={practice}
            onChange={(response) => outbox.change(item.position, response, { isTyped: item.view?.isTyped ?? false })}
            onLeave={outbox.typingEnded}
            onEnter={goOn}
          />
          <div className={styles.controls}>
            <Button size="3" variant="soft" disabled={at === 0} onClick={() => goTo(at - 1)}>
              <Icon name="back" px={16} /> Previous
            </Button>
            <Button
              size="3"
              variant={item.flagged ? 'solid' : 'soft'}
              color={item.flagged ? 'amber' : 'gray'}
              aria-pressed={item.flagged}
              onClick={() => toggleFlag(item.position)}
            >
              <Icon name="flag" px={16} /> {item.flagged ? 'Flagged' : 'Flag'}
            </Button>
            <Button size="3" onClick={goOn}>
              {at + 1 < items.length ? 'Next' : 'Finish'} <Icon name="on" px={16} />
            </Button>
          </div>
          <aside className={styles.overview}>
            <Heading as="h2" size="3">
              All questions
            </Heading>
            <Palette
              label="All questions"
              current={item.number}
              entries={items.map(({ number, answered: done, flagged }) => ({ number, done, flagged }))}
              onChoose={show}
            />
            <Button variant="outline" size="2" onClick={review}>
              Hand in …
            </Button>
          </aside>
        </>
      )}
    </div>
  );
}
