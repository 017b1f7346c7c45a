import type { ReactNode } from 'react';
import { useTexts } from '#texts/current-language.ts';
import { questionTexts } from '#texts/questions/questions.texts.ts';
import { ResultBadge } from '#ui/result-badge/result-badge.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import styles from '../gaps.module.css';
import onlyHeard from '../questions.module.css';

type Props = {
  readonly isCorrect: boolean;
  readonly isEmpty: boolean;
  /** An accepted answer; shown unless the given one is correct. */
  readonly solution: string;
  /** The given answer. */
  readonly children: ReactNode;
};

/** A gap after marking: the given answer with its result and, if it isn't correct, one that is. */
export function ReviewedGap({ isCorrect, isEmpty, solution, children }: Props) {
  const t = useTexts(questionTexts);
  return (
    <span className={styles.reviewed}>
      <ResultBadge tone={isCorrect ? 'right' : isEmpty ? 'none' : 'wrong'}>
        <span className={onlyHeard.visuallyHidden}>{isCorrect ? t.right : isEmpty ? t.unanswered : t.wrong}</span>
        {isEmpty ? t.noAnswer : children}
      </ResultBadge>
      {!isCorrect && (
        <span className={styles.solution}>
          {t.rightIs} <RichText source={solution} inline />
        </span>
      )}
    </span>
  );
}
