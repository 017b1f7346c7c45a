import { Button, Heading } from '@radix-ui/themes';
import { useState } from 'react';
import { useApi, useSession, useToast } from '#actors/app.context.ts';
import { useViewData, type ViewLoaderArgs } from '#actors/view.context.ts';
import { EditedPlanDocument, SavePlanDocument } from '#api/documents/plan.generated.ts';
import { CONTENT_TYPES } from '#domain/access/content-type.ts';
import { hasPermission } from '#domain/access/permission.ts';
import { planIdSchema, planSchema } from '#domain/payments/plan.schema.ts';
import { useTexts } from '#texts/current-language.ts';
import { planEditingTexts } from '#texts/plan-editing.texts.ts';
import { siteTexts } from '#texts/site.texts.ts';
import { Field } from '#ui/form/field.tsx';
import { FieldGroup } from '#ui/form/field-group.tsx';
import { NumberField } from '#ui/form/number-field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { CheckboxField } from '#ui/form/tick-field.tsx';
import pages from '#ui/page/page.module.css';
import { useCheckedForm } from '../../form/checked-form.ts';
import styles from './plan.module.css';

/** Cents of a euro: every currency that is offered has hundredths. */
const SMALLEST_UNITS = 100;

/** The route's last word says which plan it is. Throws where it names none: a row of the route table is wrong then. */
export const loader = async ({ api, url }: ViewLoaderArgs) => {
  const { id } = planIdSchema.parse({ id: url.pathname.split('/')[3] });
  return { id, ...(await api(EditedPlanDocument, { id })) };
};

/** What one plan opens and costs. */
export function Component() {
  const { id, editedPlan } = useViewData<typeof loader>();
  return <Plan key={id} id={id} first={editedPlan} />;
}

type Data = Awaited<ReturnType<typeof loader>>;

const amountOf = (typed: FormDataEntryValue | null): number | null =>
  typed === null || typed === '' ? null : Math.round(Number(typed) * SMALLEST_UNITS);
const shown = (amount: number | null | undefined): string =>
  typeof amount === 'number' ? String(amount / SMALLEST_UNITS) : '';

function Plan({ id, first }: { readonly id: Data['id']; readonly first: Data['editedPlan'] }) {
  const t = useTexts(planEditingTexts);
  const { kinds } = useTexts(siteTexts).pricing;
  const api = useApi();
  const raise = useToast();
  const mayWrite = hasPermission(useSession(), 'plans.write');
  const [state, setState] = useState(first.state);
  const { form, errors, problem, isSending } = useCheckedForm({
    schema: planSchema,
    read: (sent) => ({
      opens: id === 'pro' ? null : sent.getAll('opens'),
      month: amountOf(sent.get('month')),
      year: amountOf(sent.get('year')),
      currency: sent.get('currency'),
    }),
    send: async (change) => {
      const { savePlan } = await api(SavePlanDocument, { id, state, ...change });
      setState(savePlan.state);
      raise({ message: t.saved, color: 'positive' });
    },
  });
  return (
    <div className={pages.page}>
      <header className={pages.head}>
        <Heading as="h1" size="7">
          {t.titles[id]}
        </Heading>
        <p className={pages.intro}>{t.intro}</p>
      </header>
      <form className={styles.form} {...form}>
        <Problem message={problem} />
        <fieldset className={styles.fields} disabled={!mayWrite}>
          {id === 'pro' ? (
            <p className={styles.note}>{t.everything}</p>
          ) : (
            <FieldGroup legend={t.opens} hint={t.opensHint} error={errors.opens}>
              {CONTENT_TYPES.map((type) => (
                <CheckboxField
                  key={type}
                  name="opens"
                  value={type}
                  label={kinds[type]}
                  defaultChecked={first.opens.includes(type)}
                />
              ))}
            </FieldGroup>
          )}
          <FieldGroup legend={t.prices}>
            <div className={styles.prices}>
              {(['month', 'year'] as const).map((period) => (
                <NumberField
                  key={period}
                  name={period}
                  label={t[period]}
                  step={1 / SMALLEST_UNITS}
                  min={0}
                  defaultValue={shown(first[period])}
                  error={errors[period]}
                />
              ))}
              <Field
                name="currency"
                label={t.currency}
                hint={t.currencyHint}
                autoComplete="off"
                defaultValue={first.currency ?? 'EUR'}
                error={errors.currency}
              />
            </div>
          </FieldGroup>
        </fieldset>
        {mayWrite && (
          <div className={pages.actions}>
            <Button type="submit" size="3" loading={isSending}>
              {t.save}
            </Button>
          </div>
        )}
      </form>
    </div>
  );
}
