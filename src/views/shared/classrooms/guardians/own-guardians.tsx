import { OwnGuardiansDocument } from '#api/documents/classrooms/guardian-access.generated.ts';
import { useApi } from '#client/app.context.ts';
import { guardianAccessTexts } from '#texts/classrooms/guardian-access.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Problem } from '#ui/form/problem.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { GuardianList } from './guardian-list.tsx';
import styles from './guardians.module.css';
import { useGuardians } from './use-guardians.ts';

/** Who may see the student's own work; a student of age can end it. Nothing if nobody may. */
export function OwnGuardians() {
  const { own: t } = useTexts(guardianAccessTexts);
  const api = useApi();
  const { guardians, problem, remove } = useGuardians(async () => (await api(OwnGuardiansDocument)).ownGuardians);
  if (guardians === null || guardians.length === 0) return null;
  return (
    <Panel title={t.title}>
      <p className={styles.soft}>{t.intro}</p>
      <Problem message={problem} />
      <GuardianList
        guardians={guardians}
        canRemove={({ studentMayRemove }) => studentMayRemove}
        onRemove={(guardian) => void remove(guardian, t)}
      />
      {guardians.some(({ studentMayRemove }) => !studentMayRemove) && <p className={styles.soft}>{t.ask}</p>}
    </Panel>
  );
}
