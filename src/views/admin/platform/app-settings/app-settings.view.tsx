import { useMemo } from 'react';
import { Controller } from 'react-hook-form';
import { AppSettingsDocument, SaveAppSettingsDocument } from '#api/documents/platform/app-settings.generated.ts';
import { useApi, useSession } from '#client/app.context.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { hasPermission } from '#domain/access/permission.ts';
import {
  APP_SETTING_NAMES,
  type AppSettingName,
  type AppSettings,
  appSettingsSchema,
} from '#domain/platform/config/app-settings.ts';
import { useTexts } from '#texts/current-language.ts';
import { appSettingsTexts } from '#texts/platform/admin/app-settings.texts.ts';
import { resourcesTexts } from '#texts/platform/admin/resources.texts.ts';
import { FormFrame } from '#ui/form/form-frame.tsx';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { useSchemaForm } from '../../../shared/platform/form/schema-form.ts';
import { SignInPolicies } from '../../access/sign-in-policy/sign-in-policies.tsx';
import { Conflict } from '../resource/conflict.tsx';
import { Restored } from '../resource/restored.tsx';
import { dropDraft, useDraft } from '../resource/use-draft.ts';
import { useSharedValues } from '../resource/use-shared-values.ts';
import styles from './app-settings.module.css';
import { SettingInput } from './setting-input.tsx';

/** Groups of settings on the screen. */
const GROUPS = {
  accounts: ['signUp', 'invitationDays', 'accountDeletionDays', 'consentAge'],
  help: ['supportVisits', 'supportVisitMinutes', 'contactEmail'],
  studying: ['ownCards', 'itemReports', 'itemReportsPerDay'],
  selling: ['checkout'],
  times: ['timeZone'],
} as const satisfies Readonly<Record<string, readonly AppSettingName[]>>;

const DRAFT = 'app-settings';

/** The settings of the application with their values, their revision and what the environment has fixed. */
export const loader = ({ api }: ViewLoaderArgs) => api(AppSettingsDocument);

/** Settings that an administrator changes while the product runs. */
export function Component() {
  const t = useTexts(appSettingsTexts);
  const { lastChange } = useTexts(resourcesTexts).form;
  const { appSettings: first } = useViewData<typeof loader>();
  const api = useApi();
  const mayWrite = hasPermission(useSession(), 'settings.write');
  const { base, setBase, theirs, send } = useSharedValues({
    first,
    valuesOf: ({ values }) => values,
    save: async ({ state }, values: AppSettings) =>
      (await api(SaveAppSettingsDocument, { state, values })).saveAppSettings,
    read: async () => (await api(AppSettingsDocument)).appSettings,
    saved: () => t.saved,
  });
  const labels = useMemo(
    () => Object.fromEntries(APP_SETTING_NAMES.map((name) => [name, t.settings[name].label])),
    [t],
  );
  const { fields, frame, errorOf } = useSchemaForm<Record<AppSettingName, unknown>, AppSettings>({
    schema: appSettingsSchema,
    initial: first.values,
    labels,
    send: async (values) => {
      await send(values);
      dropDraft(DRAFT);
    },
  });
  const draft = useDraft(DRAFT, fields, base.state, (state) => setBase((now) => ({ ...now, state: String(state) })));
  const inputs = (
    <fieldset className={styles.fields} disabled={!mayWrite}>
      {Object.entries(GROUPS).map(([group, names]) => (
        <Panel key={group} title={t.groups[group as keyof typeof GROUPS]}>
          {names.map((name) => (
            <Controller
              key={name}
              control={fields.control}
              name={name}
              render={({ field: { value, onChange, onBlur } }) => (
                <SettingInput
                  name={name}
                  value={value as AppSettings[typeof name]}
                  error={errorOf(name)}
                  onChange={onChange}
                  onBlur={onBlur}
                />
              )}
            />
          ))}
        </Panel>
      ))}
    </fieldset>
  );
  return (
    <div className={pages.page}>
      <PageHeading title={t.title} intro={t.intro}>
        {base.updatedAt !== null && (
          <p className={styles.soft}>{lastChange({ at: base.updatedAt, by: base.changedBy })}</p>
        )}
      </PageHeading>
      <Restored isRestored={draft.isRestored} onDiscard={draft.discard} />
      {theirs !== null && (
        <Conflict
          labels={labels}
          theirs={theirs}
          yours={fields.watch() as AppSettings}
          onUse={(name, value) => fields.setValue(name as AppSettingName, value, { shouldDirty: true })}
        />
      )}
      {mayWrite ? (
        <FormFrame {...frame} sendLabel={t.save}>
          {inputs}
        </FormFrame>
      ) : (
        inputs
      )}
      {mayWrite && <SignInPolicies school={null} />}
    </div>
  );
}
