import { classesTexts } from '#texts/classrooms/classes.texts.ts';
import { guardianAccessTexts } from '#texts/classrooms/guardian-access.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine } from '#texts/joined-line.ts';
import { Panel } from '#ui/page/panel.tsx';
import type { FamilyStudentData } from './family-data.ts';
import styles from './guardians.module.css';

type Work = FamilyStudentData['work'];

/** Missing work first, then what is to do, then the rest. */
export function FamilyWork({ work }: { readonly work: Work }) {
  const { family: t } = useTexts(guardianAccessTexts);
  const isMissing = ({ status }: Work[number]): boolean => status === 'missed' || status === 'overdue';
  const isDue = ({ status }: Work[number]): boolean =>
    status === 'toDo' || status === 'started' || status === 'scheduled';
  return (
    <>
      <WorkList title={t.missing} empty={t.nothingMissing} lines={work.filter(isMissing)} />
      <WorkList title={t.due} empty={t.nothingDue} lines={work.filter(isDue)} />
      <WorkList title={t.done} empty={t.nothingDone} lines={work.filter((line) => !isMissing(line) && !isDue(line))} />
    </>
  );
}

function WorkList({ title, empty, lines }: { readonly title: string; readonly empty: string; readonly lines: Work }) {
  const { work: t } = useTexts(classesTexts);
  const { family } = useTexts(guardianAccessTexts);
  return (
    <Panel title={title}>
      {lines.length === 0 ? (
        <p className={styles.soft}>{empty}</p>
      ) : (
        <ul className={styles.lines}>
          {lines.map(
            ({ id, title: name, classroom, status, opensAt, dueAt, marks, marksOutOf, creditShare, comment }) => (
              <li key={id} className={styles.who}>
                <strong>{name}</strong>
                <span className={styles.soft}>
                  {joinedLine(
                    classroom.name,
                    t.statuses[status],
                    status === 'scheduled' && opensAt !== null
                      ? t.opens({ at: opensAt })
                      : dueAt === null
                        ? t.noDue
                        : t.due({ at: dueAt }),
                    marks !== null && marksOutOf > 0 && t.marks({ marks: marks * creditShare, outOf: marksOutOf }),
                  )}
                </span>
                {comment != null && (
                  <p className={styles.comment} dir="auto">
                    {family.comment({ comment })}
                  </p>
                )}
              </li>
            ),
          )}
        </ul>
      )}
    </Panel>
  );
}
