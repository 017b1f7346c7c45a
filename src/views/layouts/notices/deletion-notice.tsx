import { useEffect, useState } from 'react';
import { AccountDeletionDocument } from '#api/documents/users/privacy.generated.ts';
import { useApi } from '#client/app.context.ts';
import { ComingDeletion } from '../../shared/users/privacy/scheduled-deletion.tsx';

/** Offers somebody who has come back to keep the account that is going to be deleted. */
export function DeletionNotice() {
  const api = useApi();
  const [dueAt, setDueAt] = useState<string | null>(null);
  useEffect(() => {
    // Who has no network now is asked at the next start.
    void api(AccountDeletionDocument).then(
      ({ accountDeletion }) => setDueAt(accountDeletion),
      () => undefined,
    );
  }, [api]);
  return dueAt === null ? null : <ComingDeletion dueAt={dueAt} onSaved={() => setDueAt(null)} />;
}
