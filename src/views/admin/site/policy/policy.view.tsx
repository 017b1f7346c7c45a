import { Button } from '@radix-ui/themes';
import { PolicyVersionsDocument, PublishPolicyDocument } from '#api/documents/site/policy.generated.ts';
import { useApi, useSession } from '#client/app.context.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { hasPermission } from '#domain/access/permission.ts';
import { ownEntry } from '#domain/platform/own-entry.ts';
import { type PolicyDraft, policyDraftSchema } from '#domain/site/policy.schema.ts';
import type { PolicyName } from '#domain/site/policy-name.ts';
import { useTexts } from '#texts/current-language.ts';
import { policiesTexts } from '#texts/users/policies.texts.ts';
import { DateField } from '#ui/form/fields/date-field.tsx';
import { TextAreaField } from '#ui/form/fields/text-area-field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { useCheckedForm } from '../../../shared/platform/form/checked-form.ts';
import { useDraft } from '../../../shared/questions/authoring/use-draft.ts';
import { Conflict } from '../../platform/resource/conflict.tsx';
import { Restored } from '../../platform/resource/restored.tsx';
import { useSharedValues } from '../../platform/resource/use-shared-values.ts';
import styles from './policy.module.css';
import { Versions } from './versions.tsx';

const NAMES = {
  'privacy-policy': 'privacy',
  'terms-and-condition': 'terms',
  'child-protection-policy': 'childProtection',
} as const satisfies Readonly<Record<string, PolicyName>>;

/** The last segment of the route is the policy. Throws if there is none: the row of the route table is wrong then. */
export const loader = async ({ api, url }: ViewLoaderArgs) => {
  const name = ownEntry(NAMES, url.pathname.split('/')[2] ?? '');
  if (name === undefined) throw new Error(`${url.pathname} is not the address of a policy.`);
  return { name, ...(await api(PolicyVersionsDocument, { name })) };
};

/** One policy: its next version, and all earlier ones. */
export function Component() {
  const { name, policyVersions } = useViewData<typeof loader>();
  return <Policy key={name} name={name} first={policyVersions} />;
}

type VersionRows = Awaited<ReturnType<typeof loader>>['policyVersions'];

function Policy({ name, first }: { readonly name: PolicyName; readonly first: VersionRows }) {
  const t = useTexts(policiesTexts);
  const api = useApi();
  const mayWrite = hasPermission(useSession(), 'site.write');
  const { base: versions, send } = useSharedValues({
    first,
    valuesOf: ([newest]) => newest?.body ?? '',
    save: async ([newest], draft: PolicyDraft) =>
      (await api(PublishPolicyDocument, { name, base: newest?.version ?? 0, ...draft })).publishPolicy,
    read: async () => (await api(PolicyVersionsDocument, { name })).policyVersions,
    saved: ([newest]) => (newest ? t.published({ version: newest.version, at: newest.effectiveAt }) : ''),
  });
  const base = versions[0]?.version ?? 0;
  const published = versions[0]?.body ?? '';
  const text = useDraft(`policy.${name}`, { revision: base, draft: published });
  const body = text.draft;
  const today = new Date().toISOString().slice(0, 10);
  const { form, errors, problem, isSending } = useCheckedForm({
    schema: policyDraftSchema,
    send: async (draft) => {
      await send(draft);
      text.setDraft(draft.body);
      text.rebase(base + 1);
    },
  });
  return (
    <div className={pages.fullWidth}>
      <PageHeading title={t.titles[name]} intro={t.intro} />
      {mayWrite && <Restored isRestored={text.isRestored} onDiscard={text.discard} />}
      {mayWrite && text.isBehind && (
        <Conflict
          labels={{ body: t.body }}
          theirs={{ body: published }}
          yours={{ body }}
          onUse={() => text.setDraft(published)}
        />
      )}
      {mayWrite && (
        <form className={styles.form} {...form}>
          <Problem message={problem} />
          <div className={styles.sides}>
            <TextAreaField
              label={t.body}
              hint={t.bodyHint}
              name="body"
              rows={18}
              value={body}
              onChange={({ target }) => text.setDraft(target.value)}
              error={errors.body}
            />
            <section className={styles.preview} aria-label={t.preview}>
              <p className={styles.soft}>{t.preview}</p>
              {body.trim() === '' ? <p className={styles.soft}>{t.nothing}</p> : <RichText source={body} article />}
            </section>
          </div>
          <div className={styles.day}>
            <DateField
              label={t.from}
              hint={t.fromHint}
              name="from"
              type="date"
              min={today}
              defaultValue={today}
              error={errors.from}
            />
          </div>
          <div className={pages.actions}>
            <Button type="submit" size="3" loading={isSending}>
              {t.publish({ version: base + 1 })}
            </Button>
          </div>
        </form>
      )}
      <Versions versions={versions} />
    </div>
  );
}
