import { useSearchParams } from 'react-router';
import { RosterImportsDocument, RosterSchoolsDocument } from '#api/documents/interchange/roster.generated.ts';
import { useApi, useSession } from '#client/app.context.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { rosterTexts } from '#texts/interchange/roster.texts.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { useLazyQuery } from '#ui/loading/use-lazy-query.ts';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { loadFailed } from '../../../load-failed.tsx';
import styles from '../../../shared/interchange/import.module.css';
import { ListLink } from '../../list-link.tsx';
import { NewRoster } from './new-roster.tsx';
import { PastRosters } from './past-rosters.tsx';
import { rosterAddress } from './roster-address.ts';
import { RosterConnection } from './roster-connection.tsx';
import { RosterDetail } from './roster-detail.tsx';

/** Imports of rosters: the upload, the current import, and earlier ones. It shares the address of classes. */
export function Component() {
  const t = useTexts(rosterTexts);
  const [params] = useSearchParams();
  const id = params.get('roster') ?? '';
  return (
    <div className={pages.page}>
      <PageHeading
        up={
          id === '' ? (
            <ListLink to={href('admin.classroom')}>{t.classes}</ListLink>
          ) : (
            <ListLink to={rosterAddress()}>{t.back}</ListLink>
          )
        }
        title={t.title}
        {...(id === '' && { intro: t.intro })}
      />
      {id === '' ? <Start /> : <RosterDetail key={id} id={id} />}
    </div>
  );
}

function Start() {
  const api = useApi();
  const isSchoolAdmin = useSession()?.userRole === 'schoolAdmin';
  const data = useLazyQuery(async () => ({
    ...(await api(RosterImportsDocument)),
    ...(await api(RosterSchoolsDocument)),
  }));
  return (
    <Loaded data={data} failed={loadFailed} waiting={<LoadingSkeleton heights={[200, 160]} />}>
      {({ rosterImports, schoolChoices }) => (
        <div className={styles.stack}>
          <NewRoster schools={schoolChoices} />
          {isSchoolAdmin && <RosterConnection />}
          <PastRosters rows={rosterImports} />
        </div>
      )}
    </Loaded>
  );
}
