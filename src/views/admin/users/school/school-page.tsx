import { Heading } from '@radix-ui/themes';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { SchoolDocument } from '#api/documents/users/school.generated.ts';
import { useApi, useSession } from '#client/app.context.ts';
import { hasPermission } from '#domain/access/permission.ts';
import { useTexts } from '#texts/current-language.ts';
import { schoolTexts } from '#texts/users/school/school.texts.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { useLazyQuery } from '#ui/loading/use-lazy-query.ts';
import { loadFailed } from '../../../load-failed.tsx';
import styles from '../../../shared/interchange/import.module.css';
import { SignInPolicies } from '../../access/sign-in-policy/sign-in-policies.tsx';
import { SchoolData } from './deletion/school-data.tsx';
import { SchoolDeletion } from './deletion/school-deletion.tsx';
import { ProcessingLink } from './processing/processing-link.tsx';
import { RetentionRules } from './retention/retention-rules.tsx';
import { SchoolDetailsForm } from './school-details-form.tsx';
import { SchoolOverview } from './school-overview.tsx';
import type { SchoolRow } from './school-row.ts';

/** A school with what belongs to it, its details, and its terms and holidays. */
export function SchoolPage({ id }: { readonly id: string }) {
  const api = useApi();
  const data = useLazyQuery(() => api(SchoolDocument, { id }));
  return (
    <Loaded data={data} failed={loadFailed} waiting={<LoadingSkeleton heights={[96, 320]} />}>
      {({ school }) => <Sections loaded={school} />}
    </Loaded>
  );
}

function Sections({ loaded }: { readonly loaded: SchoolRow }) {
  const t = useTexts(schoolTexts);
  const user = useSession();
  const { revalidate } = useRevalidator();
  const [school, setSchool] = useState(loaded);
  return (
    <div className={styles.stack}>
      <Heading as="h2" size="5">
        {t.overview}
      </Heading>
      <SchoolOverview school={school} />
      <Heading as="h2" size="5">
        {t.title}
      </Heading>
      <p className={styles.plain}>{t.intro}</p>
      <SchoolDetailsForm
        school={school}
        onSaved={(saved) => {
          setSchool(saved);
          // The form of the name has the same revision.
          void revalidate();
        }}
      />
      {hasPermission(user, 'users.write') && <SignInPolicies school={school.id} />}
      {hasPermission(user, 'users.write') && <RetentionRules school={school.id} />}
      {hasPermission(user, 'users.write') && <ProcessingLink school={school.id} />}
      {hasPermission(user, 'users.write') && <SchoolData school={school.id} />}
      <SchoolDeletion school={school} />
    </div>
  );
}
