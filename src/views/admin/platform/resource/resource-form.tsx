import { useMemo, useRef, useState } from 'react';
import { Controller } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type * as z from 'zod/mini';
import {
  CreateResourceDocument,
  ResourceRecordDocument,
  type ResourceRecordQuery,
  SaveResourceDocument,
} from '#api/documents/platform/resource.generated.ts';
import { useApi, useSession, useToast } from '#client/app.context.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { type ResourceName, resourceOf } from '#domain/platform/resources/registry.ts';
import type { ResourceValues } from '#domain/platform/resources/resource.ts';
import { useTexts } from '#texts/current-language.ts';
import { resourceLabel } from '#texts/platform/admin/resource-label.wording.ts';
import { resourcesTexts } from '#texts/platform/admin/resources.texts.ts';
import { FormFrame } from '#ui/form/form-frame.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { useTitle } from '#ui/page/use-title.ts';
import { loadFailed } from '../../../load-failed.tsx';
import { useSchemaForm } from '../../../shared/platform/form/schema-form.ts';
import { claimRuleOf } from '../../access/sign-on/claim-rule.ts';
import { RolePreview } from '../../access/sign-on/role-preview.tsx';
import { SamlSetup } from '../../access/sign-on/saml-setup.tsx';
import { SignOnPresets } from '../../access/sign-on/sign-on-presets.tsx';
import { SignOnSetup } from '../../access/sign-on/sign-on-setup.tsx';
import { ScimTokens } from '../../interchange/scim/scim-tokens.tsx';
import { PlatformUrls } from '../../lti/platform-urls.tsx';
import { SchoolPage } from '../../users/school/school-page.tsx';
import { Conflict } from './conflict.tsx';
import styles from './resource.module.css';
import { listAddress } from './resource-address.ts';
import { ResourceBreadcrumbs } from './resource-breadcrumbs.tsx';
import { ResourceInput } from './resource-input.tsx';
import { Restored } from './restored.tsx';
import { dropDraft, useDraft } from './use-draft.ts';
import { useLeaveQuestion } from './use-leave-question.ts';

type Stored = ResourceRecordQuery['resourceRecord'];

/** The form of a new or existing record. */
export function ResourceForm({
  name,
  record,
}: {
  readonly name: ResourceName;
  readonly record: Promise<ResourceRecordQuery> | null;
}) {
  const t = useTexts(resourcesTexts);
  const { one } = t.names[name];
  const title = record === null ? t.create({ entry: one }) : t.edit({ entry: one });
  useTitle(title);
  return (
    <div className={pages.page}>
      <PageHeading up={<ResourceBreadcrumbs name={name} />} title={title} />
      {record === null ? (
        <Fields name={name} record={null} />
      ) : (
        <Loaded
          data={record}
          failed={loadFailed}
          waiting={<LoadingSkeleton heights={resourceOf(name).fields.map(() => 64)} />}
        >
          {({ resourceRecord }) => (
            <>
              <Fields key={name === 'school' ? resourceRecord.revision : 0} name={name} record={resourceRecord} />
              {name === 'school' && resourceRecord.deletedAt === null && <SchoolPage id={resourceRecord.id} />}
            </>
          )}
        </Loaded>
      )}
      {name === 'platform' && <PlatformUrls />}
    </div>
  );
}

function Fields({ name, record }: { readonly name: ResourceName; readonly record: Stored | null }) {
  const t = useTexts(resourcesTexts);
  const api = useApi();
  const user = useSession();
  const toast = useToast();
  const navigate = useNavigate();
  const { fields: described, schema, initial, write } = resourceOf(name);
  const [base, setBase] = useState(record);
  const [theirs, setTheirs] = useState<Stored | null>(null);
  const isDone = useRef(false);
  const draftKey = `${name}.${record?.id ?? 'new'}`;
  const labels = useMemo(
    () => Object.fromEntries(described.map((field) => [field.name, resourceLabel(t, field.name)])),
    [described, t],
  );

  const { fields, frame, errorOf } = useSchemaForm<Record<string, unknown>, ResourceValues>({
    schema: schema as unknown as z.ZodMiniType<ResourceValues, Record<string, unknown>>,
    initial: record?.values ?? initial,
    labels,
    send: async (values) => {
      try {
        const saved =
          base === null
            ? (await api(CreateResourceDocument, { resource: name, values })).createResource
            : (
                await api(SaveResourceDocument, {
                  ...{ resource: name, id: base.id, revision: base.revision, values },
                })
              ).saveResource;
        isDone.current = true;
        dropDraft(draftKey);
        toast({ message: t.form.saved({ title: saved.title }) });
        await navigate(listAddress(name));
      } catch (cause) {
        if (cause instanceof ProductError && cause.code === 'CHANGED_MEANWHILE' && base !== null) {
          const { resourceRecord } = await api(ResourceRecordDocument, { resource: name, id: base.id });
          setTheirs(resourceRecord);
          setBase(resourceRecord);
        }
        throw cause;
      }
    },
  });
  const draft = useDraft(draftKey, fields, base?.revision ?? 0, (revision) =>
    setBase((now) => now && { ...now, revision: Number(revision) }),
  );
  useLeaveQuestion(frame.isChanged && !isDone.current, isDone);

  if (record !== null && record.deletedAt !== null) return <p className={pages.empty}>{t.form.deleted}</p>;
  const mayWrite = user?.permissions.includes(write) === true;
  return (
    <>
      {record !== null && (
        <p className={styles.soft}>{t.form.lastChange({ at: record.updatedAt, by: record.changedBy })}</p>
      )}
      {record === null && name === 'sign-on' && (
        <SignOnPresets onUse={(field, value) => fields.setValue(field, value, { shouldDirty: true })} />
      )}
      <Restored isRestored={draft.isRestored} onDiscard={draft.discard} />
      {theirs !== null && (
        <Conflict
          labels={labels}
          theirs={theirs.values}
          yours={fields.watch() as ResourceValues}
          onUse={(field, value) => fields.setValue(field, value, { shouldDirty: true })}
        />
      )}
      <FormFrame {...frame} sendLabel={!mayWrite ? undefined : record === null ? t.form.create : t.form.save}>
        <fieldset className={styles.fields} disabled={!mayWrite}>
          {described.map((field) => (
            <Controller
              key={field.name}
              control={fields.control}
              name={field.name}
              render={({ field: { value, onChange, onBlur } }) => (
                <ResourceInput
                  field={field}
                  label={resourceLabel(t, field.name)}
                  value={value as ResourceValues[string]}
                  error={errorOf(field.name)}
                  onChange={onChange}
                  onBlur={onBlur}
                />
              )}
            />
          ))}
        </fieldset>
      </FormFrame>
      {(name === 'sign-on' || name === 'saml') && (
        <>
          {record !== null &&
            mayWrite &&
            (name === 'saml' ? <SamlSetup id={record.id} /> : <SignOnSetup id={record.id} />)}
          <RolePreview rule={claimRuleOf(fields.watch())} />
          {user?.userRole === 'schoolAdmin' && user.permissions.includes('users.write') && <ScimTokens />}
        </>
      )}
    </>
  );
}
