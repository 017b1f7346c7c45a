import { Button, Heading } from '@radix-ui/themes';
import { useState } from 'react';
import {
  ApplyBulkEditDocument,
  BulkEditDocument,
  type BulkEditQuery,
} from '#api/documents/platform/resource.generated.ts';
import { useApi } from '#client/app.context.ts';
import type { FieldMessages } from '#domain/platform/errors.ts';
import { type ResourceName, resourceOf } from '#domain/platform/resources/registry.ts';
import type { ResourceValue } from '#domain/platform/resources/resource.ts';
import { useTexts } from '#texts/current-language.ts';
import { resourceLabel } from '#texts/platform/admin/resource-label.wording.ts';
import { resourcesTexts } from '#texts/platform/admin/resources.texts.ts';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import pages from '#ui/page/page.module.css';
import { describeProblem } from '../../../shared/platform/form/problem.ts';
import styles from './resource.module.css';
import { ResourceInput } from './resource-input.tsx';

type Props = {
  readonly name: ResourceName;
  readonly ids: readonly string[];
  readonly onCancel: () => void;
  readonly onDone: (changed: number, batch: string) => void;
};

/** How many titles a preview names. */
const NAMED_MOST = 8;

/** One value for many records: first a preview, then the change. */
export function BulkEdit({ name, ids, onCancel, onDone }: Props) {
  const t = useTexts(resourcesTexts);
  const api = useApi();
  const fields = resourceOf(name).fields.filter(({ bulk }) => bulk);
  const [chosen, choose] = useState(fields[0]);
  const [value, setValue] = useState<ResourceValue>(chosen?.input === 'toggle' ? false : '');
  const [effect, setEffect] = useState<BulkEditQuery['bulkEdit'] | null>(null);
  const [errors, setErrors] = useState<FieldMessages>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  if (chosen === undefined) return null;
  const bulkChange = { resource: name, ids: [...ids], changes: { [chosen.name]: value } };

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setProblem(null);
    setErrors({});
    try {
      await work();
    } catch (cause) {
      const { message, fields: named } = describeProblem(cause);
      setErrors(named);
      setProblem(named.record === undefined ? message : t.bulk.refused({ title: named.record }));
      setEffect(null);
    } finally {
      setBusy(false);
    }
  };
  const preview = () => attempt(async () => setEffect((await api(BulkEditDocument, bulkChange)).bulkEdit));
  const apply = () =>
    attempt(async () => {
      const { applyBulkEdit } = await api(ApplyBulkEditDocument, {
        ...bulkChange,
        expected: effect?.changes.length ?? 0,
      });
      onDone(applyBulkEdit.changes.length, applyBulkEdit.batch ?? '');
    });

  return (
    <section className={styles.bulk} aria-labelledby="bulk-edit">
      <Heading as="h2" size="4" id="bulk-edit">
        {t.bulk.title({ count: ids.length })}
      </Heading>
      <Problem message={problem} />
      <SelectField
        label={t.bulk.field}
        value={chosen.name}
        options={fields.map((field) => ({ value: field.name, label: resourceLabel(t, field.name) }))}
        onChange={({ target }) => {
          const next = fields.find((field) => field.name === target.value);
          choose(next);
          setValue(next?.input === 'toggle' ? false : '');
          setEffect(null);
        }}
      />
      <ResourceInput
        field={chosen}
        label={t.bulk.value}
        value={value}
        error={errors[chosen.name]}
        onChange={(next) => {
          setValue(next);
          setEffect(null);
        }}
      />
      <div role="status">
        {effect !== null && (
          <>
            <p>{t.bulk.effect({ changes: effect.changes.length, unchanged: effect.unchanged })}</p>
            <ul>
              {effect.changes.slice(0, NAMED_MOST).map(({ id, title }) => (
                <li key={id}>{title}</li>
              ))}
              {effect.changes.length > NAMED_MOST && <li>…</li>}
            </ul>
          </>
        )}
      </div>
      <div className={pages.actions}>
        {effect === null ? (
          <Button size="3" loading={isBusy} onClick={() => void preview()}>
            {t.bulk.preview}
          </Button>
        ) : (
          <Button size="3" loading={isBusy} disabled={effect.changes.length === 0} onClick={() => void apply()}>
            {t.bulk.apply}
          </Button>
        )}
        <Button size="3" variant="soft" color="gray" onClick={onCancel}>
          {t.bulk.cancel}
        </Button>
      </div>
    </section>
  );
}
