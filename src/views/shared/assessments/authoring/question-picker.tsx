import { Badge, Button } from '@radix-ui/themes';
import { useState } from 'react';
import { authoringTexts } from '#texts/content/authoring.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine } from '#texts/joined-line.ts';
import { named } from '#texts/named.ts';
import { questionKindsTexts } from '#texts/questions/question-types.texts.ts';
import { typeName } from '#texts/questions/type-name.ts';
import { CheckboxField } from '#ui/form/fields/tick-field.tsx';
import { plainText } from '#ui/rich-text/markdown/plain-text.ts';
import styles from '../../questions/authoring/authoring.module.css';
import { BankFilters, NO_FILTER } from '../../questions/bank/bank-filters.tsx';
import { type BankRow, useBankRows } from '../../questions/bank/bank-rows.ts';
import type { Topics } from '../../questions/bank/question-location.tsx';

/** Finds questions for a quiz or paper, and returns them one by one. */
export function QuestionPicker({
  topics,
  topic,
  taken,
  isOwn,
  onPick,
  onClose,
}: {
  readonly topics: Topics;
  /** The initial topic; null: everywhere. */
  readonly topic: string | null;
  /** Ids of those that were added already. */
  readonly taken: ReadonlySet<string>;
  /** For a teacher's own quiz: includes their own questions. */
  readonly isOwn: boolean;
  readonly onPick: (row: BankRow) => void;
  readonly onClose: () => void;
}) {
  const t = useTexts(authoringTexts);
  const kinds = useTexts(questionKindsTexts);
  const [filter, setFilter] = useState({ ...NO_FILTER, topic });
  const [shared, setShared] = useState(false);
  const { rows, next, more, isLoading } = useBankRows({ ...filter, selectable: true, shared });
  return (
    <section className={styles.panel} aria-label={isOwn ? t.assessment.pickTitleOwn : t.assessment.pickTitle}>
      <BankFilters filter={filter} topics={topics} onChange={setFilter} />
      {isOwn && (
        <CheckboxField label={t.sharing.only} checked={shared} onChange={({ target }) => setShared(target.checked)} />
      )}
      {rows.length === 0 && !isLoading && <p className={styles.soft}>{t.bank.empty}</p>}
      <ul className={styles.found}>
        {rows.map((row) => {
          const words = plainText(row.stem) || row.externalId;
          return (
            <li key={row.id}>
              <div>
                <p className={styles.truncated}>{words}</p>
                {row.isOwn && <Badge>{t.assessment.isOwn}</Badge>}
                {row.sharedBy !== null && <Badge color="gray">{t.sharing.by({ name: row.sharedBy })}</Badge>}
                <p className={styles.soft}>
                  {joinedLine(
                    row.topic,
                    typeName(kinds.type, row.type),
                    named(kinds.difficulty, row.difficulty),
                    t.assessment.worth({ marks: row.marks }),
                  )}
                </p>
              </div>
              {taken.has(row.id) ? (
                <Badge color="green">{t.assessment.picked}</Badge>
              ) : (
                <Button
                  type="button"
                  size="2"
                  variant="soft"
                  aria-label={t.assessment.pick({ what: words })}
                  onClick={() => onPick(row)}
                >
                  {t.assessment.pickShort}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <div className={styles.line}>
        {next !== null && (
          <Button type="button" variant="soft" onClick={() => void more()}>
            {t.bank.more}
          </Button>
        )}
        <Button type="button" variant="soft" color="gray" onClick={onClose}>
          {t.assessment.close}
        </Button>
      </div>
    </section>
  );
}
