import { Button, Heading } from '@radix-ui/themes';
import { useState } from 'react';
import {
  CancelSchoolDeletionDocument,
  SchoolDeletionDocument,
  type SchoolDeletionQuery,
} from '#api/documents/users/school-deletion.generated.ts';
import { useApi, useSession } from '#client/app.context.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { hasPermission } from '#domain/access/permission.ts';
import { SCHOOL_DELETION_WAIT_DAYS } from '#domain/users/user.limits.ts';
import { useTexts } from '#texts/current-language.ts';
import { schoolDeletionTexts } from '#texts/users/school/school-deletion.texts.ts';
import { Problem } from '#ui/form/problem.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { useLazyQuery } from '#ui/loading/use-lazy-query.ts';
import { loadFailed } from '../../../../load-failed.tsx';
import styles from '../../../../shared/interchange/import.module.css';
import { describeProblem } from '../../../../shared/platform/form/problem.ts';
import type { SchoolRow } from '../school-row.ts';
import { useDeleteSchool } from './use-delete-school.tsx';

type Scheduled = SchoolDeletionQuery['schoolDeletion'];
type Props = { readonly school: Pick<SchoolRow, 'id' | 'name'> };

/** The deletion of a school: for admins of Lectern, who schedule and cancel it; for its own admins, when it is. */
export function SchoolDeletion({ school }: Props) {
  const api = useApi();
  const load = async () => (await api(SchoolDeletionDocument, { school: school.id })).schoolDeletion ?? null;
  return (
    <Loaded data={useLazyQuery(load)} failed={loadFailed} waiting={null}>
      {(loaded) => <Section school={school} loaded={loaded} load={load} />}
    </Loaded>
  );
}

function Section({
  school,
  loaded,
  load,
}: Props & { readonly loaded: Scheduled | null; readonly load: () => Promise<Scheduled | null> }) {
  const t = useTexts(schoolDeletionTexts);
  const api = useApi();
  const dialog = useDialog();
  const user = useSession();
  const [scheduled, setScheduled] = useState(loaded);
  const [problem, setProblem] = useState<string | null>(null);
  const deleteSchool = useDeleteSchool(school, async () => setScheduled(await load()));
  // A role of a school admin may have the same permission, but they don't delete their school.
  const mayDelete = user?.userRole === 'admin' && hasPermission(user, 'schools.write');
  const cancel = async (): Promise<void> => {
    setProblem(null);
    try {
      await api(CancelSchoolDeletionDocument, { school: school.id });
      setScheduled(null);
      dialog.toast(t.canceled);
    } catch (cause) {
      setProblem(describeProblem(cause).message);
    }
  };
  if (scheduled == null && !mayDelete) return null;
  return (
    <section className={styles.stack}>
      <Heading as="h2" size="5">
        {t.title}
      </Heading>
      <Problem message={problem} />
      {scheduled == null ? (
        <>
          <p className={styles.plain}>{t.intro({ days: SCHOOL_DELETION_WAIT_DAYS })}</p>
          <div>
            <Button size="3" variant="soft" color="red" onClick={() => void deleteSchool()}>
              {t.delete}
            </Button>
          </div>
        </>
      ) : (
        <div className={styles.warning}>
          <p className={styles.plain}>{t.scheduled({ name: school.name, day: new Date(scheduled.dueAt) })}</p>
          {mayDelete ? (
            <>
              {scheduled.requestedBy != null && (
                <p className={styles.plain}>{t.scheduledBy({ name: scheduled.requestedBy })}</p>
              )}
              <div>
                <Button size="3" variant="soft" onClick={() => void cancel()}>
                  {t.cancel}
                </Button>
              </div>
            </>
          ) : (
            <p className={styles.plain}>{t.ownHint}</p>
          )}
        </div>
      )}
    </section>
  );
}
