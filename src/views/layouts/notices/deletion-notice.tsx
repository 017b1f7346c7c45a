import { useEffect, useState } from 'react';
import { AccountDeletionDocument } from '#api/documents/users/privacy.generated.ts';
import { useApi } from '#client/app.context.ts';
import { ScheduledDeletion } from '../../shared/users/privacy/scheduled-deletion.tsx';

/** Offers a returning user to keep the account that is scheduled for deletion. */
export function DeletionNotice() {
  const api = useApi();
  const [dueAt, setDueAt] = useState<string | null>(null);
  useEffect(() => {
    // A user without a network is asked at the next start.
    void api(AccountDeletionDocument).then(
      ({ accountDeletion }) => setDueAt(accountDeletion),
      () => undefined,
    );
  }, [api]);
  return dueAt === null ? null : <ScheduledDeletion dueAt={dueAt} onSaved={() => setDueAt(null)} />;
}
