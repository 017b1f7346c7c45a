import { Heading } from '@radix-ui/themes';
import type { LiveScreenPartsFragment } from '#api/documents/classrooms/live-quiz.generated.ts';
import { liveQuizTexts } from '#texts/classrooms/live-quiz.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { customProperties } from '#ui/theme/custom-properties.ts';
import { choiceLetter } from '../../questions/choices/choice-letter.ts';
import { correctAnswers } from './correct-answers.ts';
import styles from './live-quiz.module.css';

type Question = NonNullable<LiveScreenPartsFragment['question']>;
type Reveal = NonNullable<LiveScreenPartsFragment['reveal']>;
type Props = {
  readonly question: Question;
  readonly reveal: Reveal;
  /** False on the board, which has no space for it: players read it on their own screens. */
  readonly hasExplanation?: boolean;
};

/** How the class answered: one bar for each answer, the correct ones marked by a word and a sign. */
export function RevealChart({ question, reveal, hasExplanation = true }: Props) {
  const { reveal: t } = useTexts(liveQuizTexts);
  const correct = correctAnswers(reveal.key);
  const most = Math.max(1, ...reveal.tally.map(({ count }) => count));
  const isTyped = question.type === 'numeric' || question.type === 'short-answer';
  return (
    <section className={styles.chart} aria-label={t.title}>
      <Heading as="h2" size="4">
        {t.title}
      </Heading>
      <ul className={styles.bars}>
        {reveal.tally.map(({ answer, count }, at) => (
          <li key={answer ?? ''} className={styles.bar} data-correct={answer !== null && correct.includes(answer)}>
            <span className={styles.barLabel}>
              <BarName question={question} answer={answer} at={at} />
              {answer !== null && !isTyped && correct.includes(answer) && (
                <span className={styles.correct}>
                  <Icon name="right" px={16} /> {t.correct}
                </span>
              )}
            </span>
            <span className={styles.track} aria-hidden="true">
              <span className={styles.fill} style={customProperties({ '--share': count / most })} />
            </span>
            <span className={styles.barCount}>
              {t.count({ count })}
              {reveal.firstTally !== null && !isTyped && (
                <small> ({t.first({ count: reveal.firstTally[at]?.count ?? 0 })})</small>
              )}
            </span>
          </li>
        ))}
      </ul>
      {isTyped && correct[0] !== undefined && (
        <p className={styles.answer}>
          <b>{t.correctAnswer}:</b> <RichText source={correct[0]} inline />
        </p>
      )}
      {hasExplanation && reveal.explanation !== null && reveal.explanation !== '' && (
        <RichText source={reveal.explanation} images={question.images} />
      )}
    </section>
  );
}

function BarName({ question, answer, at }: { question: Question; answer: string | null; at: number }) {
  const { reveal: t } = useTexts(liveQuizTexts);
  if (answer === null) return t.others;
  const { body, type } = question;
  if (type === 'true-false') return answer === 'true' ? t.true : t.false;
  const choices = 'choices' in body ? body.choices : [];
  const choice = choices.find(({ id }) => id === answer);
  if (choice === undefined) return <bdi>{answer}</bdi>;
  return (
    <>
      <b className={styles.letter}>{choiceLetter(at)}</b>{' '}
      <RichText source={choice.text} images={question.images} inline />
    </>
  );
}
