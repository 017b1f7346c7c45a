import { Button, SegmentedControl } from '@radix-ui/themes';
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { useSession } from '#client/app.context.ts';
import { INTERACTIVE_ATTEMPTS } from '#domain/attempts/attempt.limits.ts';
import { CONFIDENCES, isConfidence } from '#domain/attempts/behaviour.ts';
import { isSwitchedOff } from '#domain/platform/config/disabled-feature.rule.ts';
import { useTexts } from '#texts/current-language.ts';
import { practiceTexts } from '#texts/study/practice.texts.ts';
import { Problem } from '#ui/form/problem.tsx';
import { ResultBadge } from '#ui/result-badge/result-badge.tsx';
import { positionKey } from '#ui/rich-text/position-key.ts';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { EnlargeableImages } from '../platform/dialog/enlargeable-images.tsx';
import styles from './practice.module.css';
import { ReportQuestion } from './report-question.tsx';
import type { AttemptQuestionState } from './use-attempt.ts';
import type { Practice } from './use-practice.ts';

/** Not an answer. */
const UNCHANGED = Symbol('nothing');

/** Below an open answer: confidence, checking it, hints, and reporting a problem. */
export function PracticeTools({
  item,
  practice,
  saveNote,
  onCheck,
}: {
  item: AttemptQuestionState;
  practice: Practice;
  /** Whether the answer is saved; shown at the start of the last line. */
  saveNote: ReactNode;
  /** Saves the answer now, because it is going to be checked. */
  onCheck: () => void;
}) {
  const t = useTexts(practiceTexts);
  const sureId = useId();
  const user = useSession();
  const [isShown, setQuery] = useState(false);
  /** The incorrect answer; checking it again would show nothing new. */
  const [incorrectResponse, setIncorrectResponse] = useState<unknown>(UNCHANGED);
  const { position, answered, state, response } = item;
  const step = practice.of(position)?.step;
  const isSaved = state === 'saved';

  const check = useEffectEvent(async () => {
    if (await practice.check(position)) setIncorrectResponse(response);
    setQuery(false);
  });
  // The server's answer is the one that is checked.
  useEffect(() => {
    if (isShown && isSaved) void check();
  }, [isShown, isSaved]);

  if (step === undefined) return saveNote;
  const showsFeedback = practice.behaviour !== 'deferred';
  const left = INTERACTIVE_ATTEMPTS - step.tries;
  const isSame = incorrectResponse === response;
  return (
    <div className={styles.tools}>
      {practice.asksConfidence && answered && !step.locked && (
        <div className={styles.line}>
          <span id={sureId} className={styles.soft}>
            {t.confidence.question}
          </span>
          <SegmentedControl.Root
            size="2"
            aria-labelledby={sureId}
            value={step.confidence ?? ''}
            onValueChange={(value) => isConfidence(value) && void practice.rate(position, value)}
          >
            {CONFIDENCES.map((confidence) => (
              <SegmentedControl.Item key={confidence} value={confidence}>
                {t.confidence[confidence]}
              </SegmentedControl.Item>
            ))}
          </SegmentedControl.Root>
        </div>
      )}
      {step.hints.length > 0 && (
        <section className={styles.hints} aria-label={t.hints}>
          {step.hints.map((hint, index) => (
            <EnlargeableImages key={positionKey(index)}>
              <RichText source={hint} images={item.images} />
            </EnlargeableImages>
          ))}
        </section>
      )}
      <div role="status">
        {step.tries > 0 && !step.locked && (
          <p className={styles.line}>
            <ResultBadge tone="wrong">{t.notYet}</ResultBadge>
            <span className={styles.soft}>{t.triesLeft({ tries: left })}</span>
          </p>
        )}
      </div>
      <Problem message={practice.problem} />
      <div className={styles.actions}>
        {showsFeedback && !step.locked && (
          <Button
            size="3"
            variant="soft"
            loading={isShown || practice.busy}
            disabled={!answered || isSame}
            onClick={() => {
              onCheck();
              setQuery(true);
            }}
          >
            {step.tries > 0 ? t.checkAgain : t.check}
          </Button>
        )}
        {practice.behaviour === 'interactive' && !step.locked && step.hints.length < step.hintCount && (
          <Button size="3" variant="outline" loading={practice.busy} onClick={() => void practice.hint(position)}>
            {t.hint({ shown: step.hints.length, all: step.hintCount })}
          </Button>
        )}
      </div>
      <div className={styles.line}>
        {saveNote}
        {!isSwitchedOff(user, 'itemReports') && (
          <ReportQuestion onSend={(reason, text) => practice.report(position, reason, text)} />
        )}
      </div>
    </div>
  );
}
