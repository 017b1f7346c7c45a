import type { CorrectableQuestion } from '#domain/interchange/correction.schema.ts';
import { papersTexts } from '#texts/assessments/papers.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { importTexts } from '#texts/interchange/import.texts.ts';
import { positionKey } from '#ui/rich-text/position-key.ts';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { choiceLetter } from '../../questions/choices/choice-letter.ts';
import styles from '../import.module.css';

/** A question as its author has corrected it, or as far as it was recognised. */
export function CorrectableText({ question }: { readonly question: CorrectableQuestion }) {
  const { recognised: t } = useTexts(importTexts);
  const { print } = useTexts(papersTexts);
  const { stem, choices, isTrue, marks, accepted, number, blanks } = question;
  return (
    <>
      <RichText source={stem} />
      {choices !== null && (
        <ul className={styles.choices}>
          {choices.map(({ text, isCorrect }, at) => (
            <li key={positionKey(at)} className={isCorrect ? styles.correct : undefined}>
              <b>{choiceLetter(at)}</b>
              <span>
                <RichText source={text} inline />
                {isCorrect && <small> ({t.correct})</small>}
              </span>
            </li>
          ))}
        </ul>
      )}
      {accepted !== undefined && <p className={styles.plain}>{accepted.join(' / ')}</p>}
      {number !== undefined && <p className={styles.plain}>{measured(number, t.numberWithin)}</p>}
      {blanks?.map((answers, at) => (
        <p key={positionKey(at)} className={styles.plain}>
          {t.blankAnswers({ number: at + 1, answers: answers.join(' / ') })}
        </p>
      ))}
      {isTrue !== null && <p className={styles.plain}>{print.judgement({ value: isTrue })}</p>}
      {marks !== null && <p className={styles.plain}>{print.marksOf({ marks })}</p>}
    </>
  );
}

/** `9.81 ± 0.02 m/s²`; a number that has to be exact, and one without a unit, is shown without them. */
function measured(
  { value, tolerance, unit }: NonNullable<CorrectableQuestion['number']>,
  within: (parts: { readonly value: string; readonly tolerance: string }) => string,
): string {
  const number = tolerance === 0 ? String(value) : within({ value: String(value), tolerance: String(tolerance) });
  return `${number} ${unit}`.trim();
}
