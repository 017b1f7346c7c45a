import type { LiveScreenPartsFragment } from '#api/documents/classrooms/live-quiz.generated.ts';
import { liveQuizTexts } from '#texts/classrooms/live-quiz.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { choiceLetter } from '../../../shared/questions/choices/choice-letter.ts';
import styles from './host.module.css';

/** The choices of a question on the board; nothing for typed answers. */
export function BoardChoices({ question }: { readonly question: NonNullable<LiveScreenPartsFragment['question']> }) {
  const { reveal: t } = useTexts(liveQuizTexts);
  const { type, body, images } = question;
  const choices =
    type === 'true-false'
      ? [
          { id: 'true', text: t.true },
          { id: 'false', text: t.false },
        ]
      : (type === 'multiple-choice' || type === 'multiple-response') && 'choices' in body
        ? body.choices
        : [];
  return (
    <ol className={styles.choices}>
      {choices.map(({ id, text }, at) => (
        <li key={id}>
          <b>{choiceLetter(at)}</b>
          <RichText source={text} images={images} inline />
        </li>
      ))}
    </ol>
  );
}
