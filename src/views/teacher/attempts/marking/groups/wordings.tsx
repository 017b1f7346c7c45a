import { Button } from '@radix-ui/themes';
import type { AnswerGroup } from '#domain/attempts/marking/answer-groups.rule.ts';
import { answerGroupsTexts } from '#texts/attempts/answer-groups.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { nameList } from '#texts/joined-line.ts';
import styles from './groups.module.css';

type Props = {
  readonly group: AnswerGroup;
  /** Names by attempt; null with anonymous marking. */
  readonly students: ReadonlyMap<string, string | null>;
  readonly onSplit: () => void;
  readonly onSeparate: (text: string) => void;
};

/** How the answers of a group were written, and by whom. A wording that does not belong there is marked separately. */
export function Wordings({ group: { wordings }, students, onSplit, onSeparate }: Props) {
  const t = useTexts(answerGroupsTexts);
  return (
    <>
      <ul className={styles.wordings}>
        {wordings.map(({ text, ids }) => (
          <li key={text}>
            <div>
              <p className={styles.wording} dir="auto">
                {text}
              </p>
              <p className={styles.names}>
                {ids.some((id) => students.get(id) !== null)
                  ? nameList(ids.map((id) => students.get(id) ?? null))
                  : t.times({ count: ids.length })}
              </p>
            </div>
            {wordings.length > 1 && (
              <Button
                size="1"
                variant="ghost"
                color="gray"
                aria-label={t.separateOf({ text })}
                onClick={() => onSeparate(text)}
              >
                {t.separate}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {wordings.length > 1 && (
        <div>
          <Button size="2" variant="soft" color="gray" onClick={onSplit}>
            {t.split}
          </Button>
        </div>
      )}
    </>
  );
}
