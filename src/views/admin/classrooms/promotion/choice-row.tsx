import { memo } from 'react';
import { promotionTexts } from '#texts/classrooms/promotion.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { nameList } from '#texts/joined-line.ts';
import { userText } from '#texts/message-parts.ts';
import { Field } from '#ui/form/field.tsx';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import { CheckboxField } from '#ui/form/fields/tick-field.tsx';
import styles from './promotion.module.css';
import type { Promotable, RowAction, RowChoice } from './row-choice.ts';

export const ROW_ACTIONS = ['promote', 'join', 'archive', 'leave'] as const satisfies readonly RowAction[];

type Props = {
  readonly row: Promotable;
  readonly choice: RowChoice;
  readonly classes: readonly Promotable[];
  readonly error: string | undefined;
  readonly onChange: (id: string, change: Partial<RowChoice>) => void;
};

/** What happens to one class. */
export const ChoiceRow = memo(function ChoiceRow({ row, choice, classes, error, onChange }: Props) {
  const t = useTexts(promotionTexts);
  const { id, name, subject, studentCount, teachers } = row;
  const { action } = choice;
  const facts = [
    ...(subject === null ? [] : [userText(subject)]),
    t.students({ count: studentCount }),
    nameList(teachers),
  ];
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <strong>{userText(name)}</strong>
        <small>{facts.filter((fact) => fact !== '').join(' · ')}</small>
      </div>
      <SelectField
        label={t.choice}
        aria-label={t.actionOf({ name })}
        value={action}
        options={ROW_ACTIONS.map((each) => ({ value: each, label: t.action[each] }))}
        onChange={({ target }) => {
          const chosen = ROW_ACTIONS.find((each) => each === target.value);
          if (chosen !== undefined) onChange(id, { action: chosen });
        }}
      />
      {(action === 'promote' || action === 'join') && (
        <div className={styles.choice}>
          {action === 'promote' ? (
            <Field
              label={t.newName}
              value={choice.name}
              error={error}
              onChange={({ target }) => onChange(id, { name: target.value })}
            />
          ) : (
            <SelectField
              label={t.target}
              placeholder={t.chooseTarget}
              value={choice.target}
              error={error}
              options={classes.flatMap((each) =>
                each.id === id ? [] : [{ value: each.id, label: userText(each.name) }],
              )}
              onChange={({ target }) => onChange(id, { target: target.value })}
            />
          )}
          <CheckboxField
            label={t.keepTeachers}
            checked={choice.includesTeachers}
            onChange={({ target }) => onChange(id, { includesTeachers: target.checked })}
          />
        </div>
      )}
    </li>
  );
});
