import { Heading } from '@radix-ui/themes';
import { useRevalidator } from 'react-router';
import { AccountDeletionDocument, DeletionWaitDocument } from '#api/documents/users/privacy.generated.ts';
import { useSession } from '#client/app.context.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { useTexts } from '#texts/current-language.ts';
import { deletionTexts } from '#texts/users/deletion.texts.ts';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import styles from './deletion.module.css';
import { DeletionByMail } from './deletion-by-mail.tsx';
import { DeletionByPassword } from './deletion-by-password.tsx';
import { ScheduledDeletion } from './scheduled-deletion.tsx';

/** A session without its PIN does not prove the owner, so the emailed code is required. */
const isIn = (user: ViewLoaderArgs['user']): boolean => user !== null && user.pin !== 'pending';

/**
 * How many days a deletion can be cancelled, and when the viewer's is due; null if none is requested or nobody is
 * signed in.
 */
export const loader = async ({
  api,
  user,
}: ViewLoaderArgs): Promise<{ readonly days: number; readonly dueAt: string | null }> => {
  if (!isIn(user)) return { days: (await api(DeletionWaitDocument)).deletionWaitDays, dueAt: null };
  const { deletionWaitDays, accountDeletion } = await api(AccountDeletionDocument);
  return { days: deletionWaitDays, dueAt: accountDeletion };
};

/**
 * The deletion of an account: what is deleted, what remains, and the request or its cancellation. Without a session, an
 * emailed code confirms it.
 */
export function Component() {
  const t = useTexts(deletionTexts);
  const { days, dueAt } = useViewData<typeof loader>();
  const { revalidate } = useRevalidator();
  const user = useSession();
  return (
    <div className={pages.page}>
      <PageHeading title={t.title} intro={t.intro({ days })} />
      {dueAt !== null && <ScheduledDeletion dueAt={dueAt} onSaved={() => void revalidate()} />}
      <div className={styles.lists}>
        <What title={t.deleted.title} list={Object.values(t.deleted.list)} />
        <What title={t.stays.title} list={Object.values(t.stays.list)} />
      </div>
      {dueAt === null && (isIn(user) ? <DeletionByPassword /> : <DeletionByMail />)}
    </div>
  );
}

function What({ title, list }: { readonly title: string; readonly list: readonly string[] }) {
  return (
    <section className={styles.panel} aria-label={title}>
      <Heading as="h2" size="4">
        {title}
      </Heading>
      <ul>
        {list.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
