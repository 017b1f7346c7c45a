import { useState } from 'react';
import { CheckoutDocument } from '#api/documents/billing/checkout.generated.ts';
import { GrantPlanDocument } from '#api/documents/billing/payment-admin.generated.ts';
import { useApi, useToast } from '#client/app.context.ts';
import type { DialogControls } from '#client/platform/dialog/dialog.actor.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { grantSchema } from '#domain/billing/refund.schema.ts';
import { checkoutTexts } from '#texts/billing/checkout.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Field } from '#ui/form/field.tsx';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import { CheckboxField } from '#ui/form/fields/tick-field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { useLazyQuery } from '#ui/loading/use-lazy-query.ts';
import { loadFailed } from '../../../load-failed.tsx';
import { DialogForm } from '../../../shared/platform/dialog/dialog-form.tsx';
import styles from './admin-payments.module.css';

/** Opens the dialog that grants a user a plan without a payment. */
export function useGrantPlan(): () => Promise<void> {
  const { admin: t } = useTexts(checkoutTexts);
  const dialog = useDialog();
  const toast = useToast();
  return async () => {
    const { reason } = await dialog.open({
      title: t.grant.title,
      form: (controls) => <GrantForm controls={controls} />,
    });
    if (reason === 'confirm') toast({ message: t.grant.done, color: 'positive' });
  };
}

/** The user, the plan and the reason, which is logged. */
function GrantForm({ controls }: { readonly controls: DialogControls }) {
  const { admin: t, mine: ownTexts } = useTexts(checkoutTexts);
  const api = useApi();
  const offers = useLazyQuery(() => api(CheckoutDocument));
  const [planId, setPlanId] = useState('standard');
  return (
    <DialogForm
      controls={controls}
      schema={grantSchema}
      read={(data) => ({
        email: data.get('email'),
        planId,
        subjects: planId === 'pro' ? data.getAll('subjects') : [],
        endsAt: data.get('endsAt') === '' ? null : data.get('endsAt'),
        reason: data.get('reason'),
      })}
      send={async ({ subjects, ...grant }) => {
        await api(GrantPlanDocument, { grant: { ...grant, subjects: [...subjects] } });
      }}
      confirmLabel={t.grant.send}
    >
      {(errors) => (
        <>
          <Field label={t.grant.email} name="email" type="email" error={errors.email} />
          <SelectField
            label={t.grant.plan}
            options={[
              { value: 'standard', label: ownTexts.plan.standard },
              { value: 'pro', label: ownTexts.plan.pro },
            ]}
            value={planId}
            onChange={({ target }) => setPlanId(target.value)}
          />
          {planId === 'pro' && (
            <fieldset className={styles.subjects}>
              <legend>{t.grant.subjects}</legend>
              <Problem message={errors.subjects ?? null} />
              <Loaded data={offers} waiting={<LoadingSkeleton heights={[24, 24, 24]} />} failed={loadFailed}>
                {({ subjectPrices }) =>
                  subjectPrices.map(({ subject }) => (
                    <CheckboxField key={subject.slug} name="subjects" value={subject.slug} label={subject.title} />
                  ))
                }
              </Loaded>
            </fieldset>
          )}
          <Field label={t.grant.endsAt} hint={t.grant.endsHint} name="endsAt" type="date" error={errors.endsAt} />
          <Field label={t.grant.reason} name="reason" error={errors.reason} />
        </>
      )}
    </DialogForm>
  );
}
