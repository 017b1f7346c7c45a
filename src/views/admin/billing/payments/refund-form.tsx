import { Button, Heading } from '@radix-ui/themes';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { type OrderDetailQuery, RefundDocument } from '#api/documents/billing/payment-admin.generated.ts';
import { useApi, useToast } from '#client/app.context.ts';
import { newOperationId } from '#client/attempts/operation-id.ts';
import { refundSchema } from '#domain/billing/refund.schema.ts';
import { checkoutTexts } from '#texts/billing/checkout.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { usePrice } from '#texts/price.ts';
import { Field } from '#ui/form/field.tsx';
import { NumberField } from '#ui/form/fields/number-field.tsx';
import { CheckboxField } from '#ui/form/fields/tick-field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import pages from '#ui/page/page.module.css';
import { useCheckedForm } from '../../../shared/platform/form/checked-form.ts';
import styles from './admin-payments.module.css';

type Props = {
  readonly payment: OrderDetailQuery['orderDetail']['payments'][number];
  readonly onDone: () => void;
};

/** How many of the smallest unit make one of the currency: 100 cents. */
const unitsOf = (currency: string): number =>
  10 ** (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2);

/** Refunds part of a payment or all of it; the consequences are shown above the button. */
export function RefundForm({ payment, onDone }: Props) {
  const { admin: t } = useTexts(checkoutTexts);
  const price = usePrice();
  const api = useApi();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [operationId] = useState(newOperationId);
  const units = unitsOf(payment.currency);
  const most = payment.amount - payment.refunded;
  const [amount, setAmount] = useState(most);
  const [endsAccess, setEndsAccess] = useState(true);
  const { form, errors, problem, isSending } = useCheckedForm({
    schema: refundSchema,
    read: (data) => ({
      paymentId: payment.id,
      amount: Math.round(Number(data.get('amount')) * units),
      endsAccess: data.get('endsAccess') === 'on',
      reason: data.get('reason'),
      operationId,
    }),
    send: async (refund) => {
      await api(RefundDocument, { refund });
      toast({ message: t.refund.done, color: 'positive' });
      onDone();
      await revalidate();
    },
  });
  const isPossible = amount >= 1 && amount <= most;
  const money = (value: number): string => price({ amount: value, currency: payment.currency });
  return (
    <form className={styles.form} {...form}>
      <Heading as="h3" size="4">
        {t.refund.title}
      </Heading>
      <Problem message={problem} />
      <NumberField
        label={t.refund.amount({ currency: payment.currency })}
        name="amount"
        min={1 / units}
        max={most / units}
        step={1 / units}
        defaultValue={most / units}
        error={isPossible ? errors.amount : t.refund.tooMuch}
        onChange={({ target }) => setAmount(Math.round(target.valueAsNumber * units))}
      />
      <CheckboxField
        label={t.refund.endsAccess}
        hint={t.refund.endsHint}
        name="endsAccess"
        checked={endsAccess}
        onChange={({ target }) => setEndsAccess(target.checked)}
      />
      <Field label={t.refund.reason} name="reason" error={errors.reason} />
      <p className={styles.effect} role="status">
        {isPossible && `${t.refund.effect({ amount: money(amount), left: money(most - amount) })} `}
        {endsAccess ? t.refund.closes : t.refund.stays}
      </p>
      <div className={pages.actions}>
        <Button type="submit" size="3" color="red" disabled={!isPossible} loading={isSending}>
          {t.refund.send}
        </Button>
        <Button size="3" variant="soft" color="gray" onClick={onDone}>
          {t.cancel}
        </Button>
      </div>
    </form>
  );
}
