import { Button } from '@radix-ui/themes';
import { useEffect, useId, useRef, useState } from 'react';
import {
  type FrontPageQuery,
  SampleResultDocument,
  type SampleResultQuery,
} from '#api/documents/site/site.generated.ts';
import { useApi } from '#client/app.context.ts';
import { useTexts } from '#texts/current-language.ts';
import { landingTexts } from '#texts/platform/site/landing.texts.ts';
import { ChoiceCard, ChoiceGroup } from '#ui/choice-card/choice-card.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { emphasised } from './emphasised.tsx';
import styles from './sample-trial.module.css';

const letterAt = (index: number): string => String.fromCharCode(65 + index);

/** A real question of the bank, to answer at once and without an account. */
export function SampleTrial({ items: samples }: { readonly items: FrontPageQuery['sampleQuestions'] }) {
  const [at, setAt] = useState(0);
  const sample = samples[at % Math.max(1, samples.length)];
  if (sample === undefined) return null;
  return <Trial key={at} sample={sample} isNext={at > 0} onNext={samples.length > 1 ? () => setAt(at + 1) : null} />;
}

type TrialProps = {
  readonly sample: FrontPageQuery['sampleQuestions'][number];
  /** Whether the visitor requested it, so that keyboard users continue from here. */
  readonly isNext: boolean;
  readonly onNext: (() => void) | null;
};

function Trial({ sample, isNext, onNext }: TrialProps) {
  const t = useTexts(landingTexts);
  const api = useApi();
  const id = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const [result, setResult] = useState<SampleResultQuery['sampleResult'] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const sheet = useRef<HTMLElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  // The clicked button was removed, so the focus moves to its replacement.
  useEffect(() => {
    if (isNext) sheet.current?.focus();
  }, [isNext]);
  useEffect(() => {
    if (result !== null) (next.current ?? sheet.current)?.focus();
  }, [result]);

  async function check(): Promise<void> {
    if (chosen === null) return setProblem(t.trial.choose);
    setIsAsking(true);
    setProblem(null);
    try {
      setResult((await api(SampleResultDocument, { item: sample.id })).sampleResult);
    } catch (error) {
      console.warn('The sample could not be checked.', error);
      setProblem(t.trial.failed);
    } finally {
      setIsAsking(false);
    }
  }

  const correctIndex = sample.choices.findIndex((choice) => choice.id === result?.right);
  return (
    <section className={styles.sheet} aria-label={t.trial.title} tabIndex={-1} ref={sheet}>
      <p className={styles.head}>{t.trial.of({ subject: sample.subject, topic: sample.topic })}</p>
      <p className={styles.stem} id={id}>
        {emphasised(sample.stem)}
      </p>
      <ChoiceGroup labelledBy={id}>
        {sample.choices.map((choice, index) => (
          <ChoiceCard
            key={choice.id}
            kind="radio"
            name={id}
            letter={letterAt(index)}
            checked={chosen === choice.id}
            disabled={result !== null}
            mark={result?.right === choice.id ? { tone: 'right', text: t.trial.right } : undefined}
            onChange={() => setChosen(choice.id)}
          >
            {emphasised(choice.text)}
          </ChoiceCard>
        ))}
      </ChoiceGroup>
      <Problem message={problem} />
      <div role="status">
        {result !== null && (
          <p className={styles.margin}>
            {result.right === chosen ? t.trial.right : t.trial.wrong({ letter: letterAt(correctIndex) })}{' '}
            {emphasised(result.explanation ?? '')}
          </p>
        )}
      </div>
      {result === null ? (
        <Button size="3" loading={isAsking} onClick={() => void check()}>
          {t.trial.check}
        </Button>
      ) : (
        onNext !== null && (
          <Button size="3" variant="soft" ref={next} onClick={onNext}>
            {t.trial.next}
          </Button>
        )
      )}
    </section>
  );
}
