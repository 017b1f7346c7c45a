import { useRevalidator } from 'react-router';
import type { GuardianAccessFragment } from '#api/documents/users/own-account.generated.ts';
import { guardianAccessTexts } from '#texts/classrooms/guardian-access.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Panel } from '#ui/page/panel.tsx';
import { GuardianList } from './guardian-list.tsx';
import styles from './guardians.module.css';
import { useRemoveGuardian } from './use-remove-guardian.ts';

/** Who may see the student's own work; a student of age can end it. Nothing if nobody may. */
export function OwnGuardians({ guardians }: { readonly guardians: readonly GuardianAccessFragment[] }) {
  const { own: t } = useTexts(guardianAccessTexts);
  const { revalidate } = useRevalidator();
  const remove = useRemoveGuardian(t, revalidate);
  if (guardians.length === 0) return null;
  return (
    <Panel title={t.title}>
      <p className={styles.soft}>{t.intro}</p>
      <GuardianList
        guardians={guardians}
        canRemove={({ studentMayRemove }) => studentMayRemove}
        onRemove={(guardian) => void remove(guardian)}
      />
      {guardians.some(({ studentMayRemove }) => !studentMayRemove) && <p className={styles.soft}>{t.ask}</p>}
    </Panel>
  );
}
