import { teachingTexts } from '#texts/classrooms/teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import styles from '../../teacher.module.css';
import type { Analysis } from './analysis.ts';
import { useChooseGroup } from './use-choose-group.ts';

/** The whole class, or one of its groups. Nothing if the class has no groups. */
export function GroupChoice({ groups, group }: Pick<Analysis, 'groups'> & { readonly group: string | null }) {
  const t = useTexts(teachingTexts).analysis;
  const choose = useChooseGroup();
  if (groups.length === 0) return null;
  return (
    <div className={styles.choice} data-not-printed>
      <SelectField
        label={t.group}
        value={group ?? ''}
        onChange={({ target }) => choose(target.value)}
        options={[{ value: '', label: t.allStudents }, ...groups.map(({ id, name }) => ({ value: id, label: name }))]}
      />
    </div>
  );
}
