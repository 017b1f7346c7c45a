import { Button, Heading } from '@radix-ui/themes';
import type { ResourceValue, ResourceValues } from '#domain/platform/resources/resource.ts';
import { useTexts } from '#texts/current-language.ts';
import { resourcesTexts } from '#texts/platform/admin/resources.texts.ts';
import styles from './resource.module.css';

/** Two users' changes of the same record, side by side, to choose from. */
export function Conflict({
  labels,
  theirs,
  yours,
  onUse,
}: {
  readonly labels: Readonly<Record<string, string>>;
  readonly theirs: ResourceValues;
  readonly yours: ResourceValues;
  readonly onUse: (field: string, value: ResourceValue) => void;
}) {
  const { form: t, yes, no } = useTexts(resourcesTexts);
  const words = (value: ResourceValue | undefined): string =>
    value === null || value === undefined || value === ''
      ? t.empty
      : value === true
        ? yes
        : value === false
          ? no
          : String(value);
  const different = Object.keys(labels).filter((field) => (theirs[field] ?? null) !== (yours[field] ?? null));
  return (
    <section className={styles.conflict} aria-labelledby="conflict">
      <Heading as="h2" size="4" id="conflict">
        {t.conflictTitle}
      </Heading>
      <p>{t.conflictText}</p>
      <dl>
        {different.map((field) => (
          <div key={field} className={styles.difference}>
            <dt>{labels[field]}</dt>
            <dd>
              <b>{t.theirs}:</b> {words(theirs[field])}
            </dd>
            <dd>
              <b>{t.yours}:</b> {words(yours[field])}
            </dd>
            <dd>
              <Button type="button" size="2" variant="soft" onClick={() => onUse(field, theirs[field] ?? null)}>
                {t.takeTheirs({ label: labels[field] ?? field })}
              </Button>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
