import { useMemo } from 'react';
import { Controller } from 'react-hook-form';
import type * as z from 'zod/mini';
import { EditedPlanDocument, type EditedPlanQuery, SavePlanDocument } from '#api/documents/study/plan.generated.ts';
import { useApi, useSession } from '#client/app.context.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { CONTENT_TYPES } from '#domain/access/content-type.ts';
import { hasPermission } from '#domain/access/permission.ts';
import type { PlanId } from '#domain/billing/coupon.schema.ts';
import { type PlanChange, planIdSchema, planSchema } from '#domain/billing/plan.schema.ts';
import { planEditingTexts } from '#texts/billing/plan-editing.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { siteTexts } from '#texts/platform/site/site.texts.ts';
import { usePrice } from '#texts/price.ts';
import { FieldGroup } from '#ui/form/field-group.tsx';
import { CheckboxField, SwitchField } from '#ui/form/fields/tick-field.tsx';
import { FormFrame } from '#ui/form/form-frame.tsx';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { useSchemaForm } from '../../../shared/platform/form/schema-form.ts';
import { Conflict } from '../../platform/resource/conflict.tsx';
import { ResourceInput } from '../../platform/resource/resource-input.tsx';
import { Restored } from '../../platform/resource/restored.tsx';
import { dropDraft, useDraft } from '../../platform/resource/use-draft.ts';
import { useSharedValues } from '../../platform/resource/use-shared-values.ts';
import styles from './plan.module.css';

/** The last segment of the route is the plan. Throws if there is none: the row of the route table is wrong then. */
export const loader = async ({ api, url }: ViewLoaderArgs) => {
  const { id } = planIdSchema.parse({ id: url.pathname.split('/')[3] });
  return { id, ...(await api(EditedPlanDocument, { id })) };
};

/** What one plan opens and costs. */
export function Component() {
  const { id, editedPlan } = useViewData<typeof loader>();
  return <Plan key={id} id={id} first={editedPlan} />;
}

type Stored = EditedPlanQuery['editedPlan'];
type Typed = { [Name in keyof PlanChange]: PlanChange[Name] | null };

/** The order of the fields in the form and in a conflict. */
const FIELDS = ['onSale', 'opens', 'month', 'year', 'currency'] as const;

const typedOf = (id: PlanId, { opens, onSale, month, year, currency }: Stored): Typed => ({
  onSale,
  opens: id === 'pro' ? null : [...opens],
  month,
  year,
  currency: currency ?? 'EUR',
});

function Plan({ id, first }: { readonly id: PlanId; readonly first: Stored }) {
  const t = useTexts(planEditingTexts);
  const { kinds } = useTexts(siteTexts).pricing;
  const price = usePrice();
  const api = useApi();
  const mayWrite = hasPermission(useSession(), 'plans.write');
  const { base, setBase, theirs, send } = useSharedValues({
    first,
    valuesOf: (stored) => typedOf(id, stored),
    save: async ({ state }, change: PlanChange) => (await api(SavePlanDocument, { id, state, ...change })).savePlan,
    read: async () => (await api(EditedPlanDocument, { id })).editedPlan,
    saved: () => t.saved,
  });
  const draftKey = `plan.${id}`;
  const labels = useMemo(() => Object.fromEntries(FIELDS.map((name) => [name, t[name]])), [t]);
  const { fields, frame, errorOf } = useSchemaForm<Typed, PlanChange>({
    schema: planSchema as unknown as z.ZodMiniType<PlanChange, Typed>,
    initial: typedOf(id, first),
    labels,
    send: async (change) => {
      await send(change);
      dropDraft(draftKey);
    },
  });
  const draft = useDraft(draftKey, fields, base.state, (state) => setBase((now) => ({ ...now, state: String(state) })));
  const shown = ({ opens, month, year, currency, onSale }: Typed) => ({
    onSale,
    opens:
      opens === null ? null : CONTENT_TYPES.flatMap((type) => (opens.includes(type) ? kinds[type] : [])).join(', '),
    month: month === null ? null : price({ amount: month, currency: currency ?? 'EUR' }),
    year: year === null ? null : price({ amount: year, currency: currency ?? 'EUR' }),
    currency,
  });
  const inputs = (
    <fieldset className={styles.fields} disabled={!mayWrite}>
      <Controller
        control={fields.control}
        name="onSale"
        render={({ field: { value, ...field } }) => (
          <SwitchField {...field} label={t.onSale} hint={t.onSaleHint} checked={value === true} />
        )}
      />
      {id === 'pro' ? (
        <p className={styles.note}>{t.everything}</p>
      ) : (
        <Controller
          control={fields.control}
          name="opens"
          render={({ field: { value, onChange } }) => (
            <FieldGroup legend={t.opens} hint={t.opensHint} error={errorOf('opens')}>
              {CONTENT_TYPES.map((type) => (
                <CheckboxField
                  key={type}
                  label={kinds[type]}
                  checked={value?.includes(type) === true}
                  onChange={({ target }) =>
                    onChange(target.checked ? [...(value ?? []), type] : value?.filter((entry) => entry !== type))
                  }
                />
              ))}
            </FieldGroup>
          )}
        />
      )}
      <FieldGroup legend={t.prices}>
        <div className={styles.prices}>
          {(['month', 'year', 'currency'] as const).map((name) => (
            <Controller
              key={name}
              control={fields.control}
              name={name}
              render={({ field: { value, onChange, onBlur } }) => (
                <ResourceInput
                  field={{ name, input: name === 'currency' ? 'text' : 'money' }}
                  label={t[name]}
                  value={value}
                  error={errorOf(name)}
                  onChange={onChange}
                  onBlur={onBlur}
                />
              )}
            />
          ))}
        </div>
      </FieldGroup>
    </fieldset>
  );
  return (
    <div className={pages.page}>
      <PageHeading title={t.titles[id]} intro={t.intro} />
      <Restored isRestored={draft.isRestored} onDiscard={draft.discard} />
      {theirs !== null && (
        <Conflict
          labels={labels}
          theirs={shown(theirs)}
          yours={shown(fields.watch())}
          onUse={(name) => fields.setValue(name as keyof Typed, theirs[name as keyof Typed], { shouldDirty: true })}
        />
      )}
      {mayWrite ? (
        <FormFrame {...frame} sendLabel={t.save}>
          {inputs}
        </FormFrame>
      ) : (
        inputs
      )}
    </div>
  );
}
