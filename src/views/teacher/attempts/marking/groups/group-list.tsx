import { Heading } from '@radix-ui/themes';
import { type AnswerGroup, idsOf } from '#domain/attempts/marking/answer-groups.rule.ts';
import { answerGroupsTexts } from '#texts/attempts/answer-groups.texts.ts';
import { teachingTexts } from '#texts/classrooms/teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import styles from './groups.module.css';

type Props = {
  readonly groups: readonly AnswerGroup[];
  readonly shown: number;
  /** Null: not marked yet. */
  readonly marksOf: (group: AnswerGroup) => number | null;
  readonly outOf: number;
  readonly onShow: (at: number) => void;
};

/** All groups, each with its most frequent wording, its size and its marks. */
export function GroupList({ groups, shown, marksOf, outOf, onShow }: Props) {
  const t = useTexts(answerGroupsTexts);
  const { sum } = useTexts(teachingTexts).marking;
  const answers = groups.flatMap(idsOf).length;
  return (
    <nav className={styles.list} aria-label={t.groups}>
      <Heading as="h3" size="4">
        {t.summary({ answers, groups: groups.length })}
      </Heading>
      <ol>
        {groups.map((group, at) => {
          const marks = marksOf(group);
          return (
            <li key={idsOf(group)[0]}>
              <button type="button" aria-current={at === shown ? 'true' : undefined} onClick={() => onShow(at)}>
                <span className={styles.count}>{t.times({ count: idsOf(group).length })}</span>
                <span className={styles.sample} dir="auto">
                  {group.wordings[0]?.text}
                </span>
                <span className={styles.given}>{marks !== null && sum({ marks, outOf })}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
