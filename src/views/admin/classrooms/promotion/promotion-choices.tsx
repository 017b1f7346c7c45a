import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { promotionTexts } from '#texts/classrooms/promotion.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Field } from '#ui/form/field.tsx';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import imports from '../../../shared/interchange/import.module.css';
import { ChoiceRow, ROW_ACTIONS } from './choice-row.tsx';
import styles from './promotion.module.css';
import { missingIn, type Promotable, type RowChoice, type RowChoices } from './row-choice.ts';

/** Up to this many classes can be seen at a glance. */
const FEW = 8;

type Props = {
  readonly classes: readonly Promotable[];
  readonly choices: RowChoices;
  readonly isSending: boolean;
  readonly onChange: (ids: readonly string[], change: Partial<RowChoice>) => void;
  readonly onPreview: () => void;
};

/** The active classes of a school, and what happens to each. */
export function PromotionChoices({ classes, choices, isSending, onChange, onPreview }: Props) {
  const t = useTexts(promotionTexts);
  const [words, setWords] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [onRow] = useState(() => (id: string, change: Partial<RowChoice>) => onChange([id], change));
  if (classes.length === 0)
    return (
      <EmptyState illustration="classes" title={t.emptyTitle}>
        {t.empty}
      </EmptyState>
    );
  const listed = classes.filter(({ name }) => name.toLowerCase().includes(words.trim().toLowerCase()));
  const changed = classes.filter(({ id }) => (choices.get(id)?.action ?? 'leave') !== 'leave').length;
  const errorOf = (row: Promotable, choice: RowChoice): string | undefined => {
    const missing = isChecked ? missingIn(choice) : null;
    if (missing === null) return undefined;
    return missing === 'name' ? t.nameMissing({ name: row.name }) : t.targetMissing({ name: row.name });
  };
  const preview = (): void => {
    const missing = classes.find(({ id }) => {
      const choice = choices.get(id);
      return choice !== undefined && missingIn(choice) !== null;
    });
    setChecked(true);
    if (missing === undefined) onPreview();
    // The class with the missing value is shown, even if the search has hidden it.
    else setWords('');
  };
  return (
    <>
      <p className={imports.plain}>{t.chooseText}</p>
      {classes.length > FEW && (
        <div className={imports.pair}>
          <Field label={t.search} type="search" value={words} onChange={({ target }) => setWords(target.value)} />
          <SelectField
            label={t.bulk}
            placeholder={t.bulkChoose}
            value=""
            options={ROW_ACTIONS.flatMap((each) => (each === 'join' ? [] : [{ value: each, label: t.action[each] }]))}
            onChange={({ target }) => {
              const action = ROW_ACTIONS.find((each) => each === target.value);
              if (action === undefined) return;
              const ids = listed.map(({ id }) => id);
              onChange(ids, { action });
            }}
          />
        </div>
      )}
      <p className="visually-hidden" role="status">
        {words.trim() !== '' && t.found({ count: listed.length })}
      </p>
      {listed.length === 0 && <p className={imports.soft}>{t.none}</p>}
      <ul className={styles.list}>
        {listed.map((row) => {
          const choice = choices.get(row.id);
          return (
            choice !== undefined && (
              <ChoiceRow key={row.id} {...{ row, choice, classes }} error={errorOf(row, choice)} onChange={onRow} />
            )
          );
        })}
      </ul>
      <p className={imports.soft}>{t.chosen({ count: changed })}</p>
      <div className={imports.line}>
        <Button size="3" disabled={changed === 0} loading={isSending} onClick={preview}>
          {t.preview}
        </Button>
      </div>
    </>
  );
}
