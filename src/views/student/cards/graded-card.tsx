import { Button } from '@radix-ui/themes';
import { type FormEvent, useEffect, useMemo, useRef } from 'react';
import type { CardSessionQuery } from '#api/documents/cards/card.generated.ts';
import { cardFace } from '#domain/cards/card-face.rule.ts';
import { cardNoteSchema } from '#domain/cards/card-note.schema.ts';
import { type CardMemory, GRADES, type Grade } from '#domain/cards/scheduling/card-memory.schema.ts';
import { createScheduler } from '#domain/cards/scheduling/scheduler.rule.ts';
import { cardsTexts } from '#texts/cards/cards.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { focusWhenPainted } from '#ui/focus/focus-when-painted.ts';
import { Field } from '#ui/form/field.tsx';
import { usePreparedTexts } from '#ui/rich-text/prepared-texts.ts';
import { CardSides } from '../../shared/cards/card-sides.tsx';
import { TypedDifference } from '../../shared/cards/typed-difference.tsx';
import styles from './study.module.css';

type Card = CardSessionQuery['cardSession']['cards'][number];

type Props = {
  readonly card: Card;
  readonly memory: CardMemory;
  readonly desiredRetention: number;
  readonly showsAnswer: boolean;
  readonly typed: string;
  readonly onTyped: (text: string) => void;
  readonly onShow: () => void;
  readonly onGrade: (grade: Grade) => void;
};

const COLOURS = { again: 'red', hard: 'amber', good: 'green', easy: 'blue' } as const;

/** A card under review: first the answer button, then the rating buttons. */
export function GradedCard({ card, memory, desiredRetention, showsAnswer, typed, onTyped, onShow, onGrade }: Props) {
  const { review: t } = useTexts(cardsTexts);
  const element = useRef<HTMLDivElement>(null);
  const face = useMemo(() => cardFace(cardNoteSchema.parse(card.content), card.ordinal), [card]);

  // Screen readers follow to the new content, and keyboard users to the field.
  useEffect(() => {
    return focusWhenPainted(() => {
      const isTyped = !showsAnswer && face.expected !== null;
      return element.current?.querySelector<HTMLElement>(isTyped ? 'input' : 'article');
    });
  }, [showsAnswer, face]);
  usePreparedTexts(face);

  return (
    <div className={styles.after} ref={element}>
      <CardSides face={face} images={card.images} section={card.section} showsAnswer={showsAnswer}>
        {showsAnswer && face.expected !== null && <TypedDifference expected={face.expected} typed={typed} />}
      </CardSides>
      {showsAnswer ? (
        <Grades memory={memory} desiredRetention={desiredRetention} onGrade={onGrade} />
      ) : (
        <form
          className={styles.after}
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            onShow();
          }}
        >
          {face.expected !== null && (
            <Field
              label={t.typeAnswer}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              value={typed}
              onChange={({ target }) => onTyped(target.value)}
            />
          )}
          <Button type="submit" size="4" className={styles.show}>
            {t.show}
          </Button>
        </form>
      )}
    </div>
  );
}

function Grades({ memory, desiredRetention, onGrade }: Pick<Props, 'memory' | 'desiredRetention' | 'onGrade'>) {
  const { review: t } = useTexts(cardsTexts);
  const preview = useMemo(() => {
    const now = Date.now();
    const after = createScheduler(desiredRetention).preview(memory, now);
    return GRADES.map((grade) => ({ grade, inMs: after[grade].due - now }));
  }, [memory, desiredRetention]);
  return (
    <fieldset className={styles.grades}>
      <legend className={styles.legend}>{t.gradesLabel}</legend>
      {preview.map(({ grade, inMs }) => (
        <Button key={grade} type="button" size="3" variant="soft" color={COLOURS[grade]} onClick={() => onGrade(grade)}>
          <span>{t.grades[grade]}</span>
          <span className={styles.interval}>{t.interval({ ms: inMs })}</span>
        </Button>
      ))}
    </fieldset>
  );
}
