import { Button } from '@radix-ui/themes';
import { Link, useSearchParams } from 'react-router';
import { AuditLogDocument } from '#api/documents/platform/dashboard.generated.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { useTexts } from '#texts/current-language.ts';
import { auditTexts } from '#texts/platform/admin/audit.texts.ts';
import { resourcesTexts } from '#texts/platform/admin/resources.texts.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Field } from '#ui/form/field.tsx';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import styles from './audit.module.css';
import { kindOptions } from './audit-words.ts';
import { Entry } from './entry.tsx';

const FIELDS = ['person', 'resource', 'record', 'from', 'to'] as const;

/** The entries that the filter in the address matches; `?older=` is where the page before ended. */
export const loader = ({ api, url: { searchParams } }: ViewLoaderArgs) =>
  api(AuditLogDocument, {
    filter: Object.fromEntries(FIELDS.map((field) => [field, searchParams.get(field)])),
    olderThan: searchParams.get('older'),
  });

/** The audit log, filtered by user, kind and time. */
export function Component() {
  const { auditLog } = useViewData<typeof loader>();
  const t = useTexts(auditTexts);
  const words = useTexts(resourcesTexts);
  const [params, setParams] = useSearchParams();
  const older = new URLSearchParams(params);
  if (auditLog.next !== null) older.set('older', auditLog.next);
  return (
    <div className={pages.fullWidth}>
      <PageHeading title={t.title} intro={t.intro} />
      <form
        className={pages.section}
        onSubmit={(event) => {
          event.preventDefault();
          const sent = new FormData(event.currentTarget);
          const given = FIELDS.map((field) => [field, String(sent.get(field) ?? '').trim()] as const);
          setParams(Object.fromEntries(given.filter(([, value]) => value !== '')));
        }}
      >
        <div className={styles.filter}>
          <Field label={t.user} name="person" hint={t.userHint} defaultValue={params.get('person') ?? ''} />
          <SelectField
            label={t.resource}
            name="resource"
            defaultValue={params.get('resource') ?? ''}
            options={[{ value: '', label: t.everyKind }, ...kindOptions(t, words)]}
          />
          <Field label={t.from} name="from" type="date" defaultValue={params.get('from') ?? ''} />
          <Field label={t.to} name="to" type="date" defaultValue={params.get('to') ?? ''} />
        </div>
        <div className={pages.actions}>
          <Button type="submit" size="3" variant="soft">
            {t.find}
          </Button>
        </div>
      </form>
      {auditLog.entries.length === 0 ? (
        <EmptyState illustration="history" level="h2" title={t.empty.title}>
          {t.empty.text}
        </EmptyState>
      ) : (
        <ol className={styles.entries}>
          {auditLog.entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      {auditLog.next !== null && (
        <div className={pages.actions}>
          <Button asChild size="3" variant="soft">
            <Link to={`?${older}`}>{t.older}</Link>
          </Button>
        </div>
      )}
    </div>
  );
}
