import { SegmentedControl } from '@radix-ui/themes';
import { useId } from 'react';
import { BEHAVIOURS, type Behaviour } from '#domain/attempts/behaviour.ts';
import { useTexts } from '#texts/current-language.ts';
import { practiceTexts } from '#texts/study/practice.texts.ts';
import { ChoiceCard, ChoiceGroup } from '#ui/choice-card/choice-card.tsx';
import styles from './practice-choice.module.css';

/** Options before practice starts; `length` null: all questions. */
export type PracticeChoice = {
  readonly behaviour: Behaviour;
  readonly length: number | null;
  readonly asksConfidence: boolean;
};

const LENGTHS = [10, 20, 40] as const;

/** A short default for long quizzes: twenty questions are started more readily than two hundred. */
export const firstChoice = (questionCount: number): PracticeChoice => ({
  behaviour: 'deferred',
  length: questionCount > 20 ? 20 : null,
  asksConfidence: false,
});

/** Options of practice: when to show feedback, how many questions, and whether to ask for confidence. */
export function PracticeChoiceFields({
  questionCount,
  choice,
  onChange,
}: {
  questionCount: number;
  choice: PracticeChoice;
  onChange: (choice: PracticeChoice) => void;
}) {
  const t = useTexts(practiceTexts).start;
  const id = useId();
  const lengths = LENGTHS.filter((length) => length < questionCount);
  return (
    <section className={styles.choice}>
      <h2 className={styles.label} id={`${id}feedback`}>
        {t.feedback}
      </h2>
      <ChoiceGroup labelledBy={`${id}feedback`}>
        {BEHAVIOURS.map((behaviour) => (
          <ChoiceCard
            key={behaviour}
            kind="radio"
            name={`${id}behaviour`}
            checked={choice.behaviour === behaviour}
            onChange={() => onChange({ ...choice, behaviour })}
          >
            <span className={styles.option}>
              <span>{t.behaviour[behaviour].name}</span>
              <span className={styles.hint}>{t.behaviour[behaviour].hint}</span>
            </span>
          </ChoiceCard>
        ))}
      </ChoiceGroup>
      {lengths.length > 0 && (
        <>
          <h2 className={styles.label} id={`${id}length`}>
            {t.length}
          </h2>
          <SegmentedControl.Root
            size="3"
            className={styles.lengths}
            aria-labelledby={`${id}length`}
            value={String(choice.length ?? 'all')}
            onValueChange={(value) => onChange({ ...choice, length: value === 'all' ? null : Number(value) })}
          >
            {lengths.map((length) => (
              <SegmentedControl.Item key={length} value={String(length)}>
                {length}
              </SegmentedControl.Item>
            ))}
            <SegmentedControl.Item value="all">{t.all({ count: questionCount })}</SegmentedControl.Item>
          </SegmentedControl.Root>
          <p className={styles.hint}>{t.lengthHint}</p>
        </>
      )}
      <ChoiceCard
        kind="checkbox"
        name={`${id}confidence`}
        checked={choice.asksConfidence}
        onChange={(asksConfidence) => onChange({ ...choice, asksConfidence })}
      >
        <span className={styles.option}>
          <span>{t.confidence}</span>
          <span className={styles.hint}>{t.confidenceHint}</span>
        </span>
      </ChoiceCard>
    </section>
  );
}
