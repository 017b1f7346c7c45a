import { useState } from 'react';
import type { PolicyVersionsQuery } from '#api/documents/site/policy.generated.ts';
import { useTexts } from '#texts/current-language.ts';
import { policiesTexts } from '#texts/users/policies.texts.ts';
import { EmptyNote } from '#ui/empty-state/empty-state.tsx';
import { PageSection } from '#ui/page/page-section.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import styles from './policy.module.css';

type Version = PolicyVersionsQuery['policyVersions'][number];

/** Every version with its date; its text when it is expanded. */
export function Versions({ versions }: { readonly versions: readonly Version[] }) {
  const t = useTexts(policiesTexts);
  const inForce = versions.find(({ isInForce }) => isInForce)?.version ?? 0;
  return (
    <PageSection id="versions" title={t.versions}>
      {versions.length === 0 && <EmptyNote illustration="history">{t.none}</EmptyNote>}
      {versions.map((version) => (
        <Text
          key={version.version}
          body={version.body}
          title={t.version({ version: version.version })}
          day={(version.isInForce ? t.since : version.version > inForce ? t.later : t.earlier)({
            at: version.effectiveAt,
          })}
        />
      ))}
    </PageSection>
  );
}

function Text({ title, day, body }: { readonly title: string; readonly day: string; readonly body: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.version} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={styles.summary}>
        <strong>{title}</strong> <span className={styles.soft}>{day}</span>
      </summary>
      {isOpen && <RichText source={body} article />}
    </details>
  );
}
