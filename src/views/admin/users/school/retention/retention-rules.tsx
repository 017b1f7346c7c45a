import { Heading } from '@radix-ui/themes';
import { useState } from 'react';
import { RetentionDocument, type RetentionQuery } from '#api/documents/users/retention.generated.ts';
import { useApi } from '#client/app.context.ts';
import { useTexts } from '#texts/current-language.ts';
import { retentionTexts } from '#texts/users/school/retention.texts.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { useLazyQuery } from '#ui/loading/use-lazy-query.ts';
import { loadFailed } from '../../../../load-failed.tsx';
import styles from '../../../../shared/interchange/import.module.css';
import { RetentionForm } from './retention-form.tsx';

type Rules = RetentionQuery['retention'];

/** What a school deletes after a time. */
export function RetentionRules({ school }: { readonly school: string }) {
  const api = useApi();
  const load = async () => (await api(RetentionDocument, { school })).retention;
  return (
    <Loaded data={useLazyQuery(load)} failed={loadFailed} waiting={<LoadingSkeleton heights={[180, 180]} />}>
      {(loaded) => <Rules school={school} loaded={loaded} load={load} />}
    </Loaded>
  );
}

function Rules({
  school,
  loaded,
  load,
}: {
  readonly school: string;
  readonly loaded: Rules;
  readonly load: () => Promise<Rules>;
}) {
  const t = useTexts(retentionTexts);
  const [rules, setRules] = useState(loaded);
  return (
    <section className={styles.stack}>
      <Heading as="h2" size="5">
        {t.title}
      </Heading>
      <p className={styles.plain}>{t.intro}</p>
      {rules.map((rule) => (
        <RetentionForm
          key={`${rule.kind} ${rule.months ?? ''}`}
          school={school}
          rule={rule}
          onChanged={async () => setRules(await load())}
        />
      ))}
    </section>
  );
}
