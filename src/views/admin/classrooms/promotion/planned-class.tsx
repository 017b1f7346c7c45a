import { useState } from 'react';
import type { PlannedClass as Planned } from '#domain/classrooms/promotion/promotion.ts';
import { promotionTexts } from '#texts/classrooms/promotion.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { nameList } from '#texts/joined-line.ts';
import { userText } from '#texts/message-parts.ts';
import imports from '../../../shared/interchange/import.module.css';
import styles from './promotion.module.css';

/** What happens to one class, and to each of its students. */
export function PlannedClass({ planned }: { readonly planned: Planned }) {
  const t = useTexts(promotionTexts);
  const [isOpen, setOpen] = useState(false);
  const { name, action, target, students, teachers, invitationCount } = planned;
  const added = students.filter(({ note }) => note === null).length;
  const taught = teachers.filter(({ note }) => note === null || note === 'alreadyMember');
  const result =
    target === null ? t.archive : action === 'create' ? t.create({ name: target.name }) : t.join({ name: target.name });
  const facts = [
    result,
    t.carried({ count: added }),
    ...(added < students.length ? [t.out({ count: students.length - added })] : []),
  ];
  return (
    <details className={styles.planned} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {userText(name)}
        <small>{facts.join(' · ')}</small>
      </summary>
      {isOpen && (
        <div className={styles.inside}>
          {target !== null && (
            <p className={imports.plain}>
              {taught.length === 0 ? t.noTeachers : t.teachers({ names: nameList(taught.map((each) => each.name)) })}
            </p>
          )}
          {invitationCount > 0 && <p className={imports.plain}>{t.invitations({ count: invitationCount })}</p>}
          <ul className={styles.students}>
            {students.map((student) => (
              <li key={student.id}>
                {userText(student.name)} {student.note !== null && <small>{t.note[student.note]}</small>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </details>
  );
}
