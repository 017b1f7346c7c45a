import { Button } from '@radix-ui/themes';
import { useRevalidator } from 'react-router';
import * as z from 'zod/mini';
import { AssignSeatDocument } from '#api/documents/billing/my-payments.generated.ts';
import { useApi, useToast } from '#client/app.context.ts';
import { emailSchema } from '#domain/access/credentials.schema.ts';
import { checkoutTexts } from '#texts/billing/checkout.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Field } from '#ui/form/field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { useCheckedForm } from '../platform/form/checked-form.ts';
import styles from './payments.module.css';

const seatSchema = z.object({ email: emailSchema });

/** Assigns a seat that the school has paid for to one of its users. */
export function SeatForm({ orderId }: { readonly orderId: string }) {
  const { mine: t } = useTexts(checkoutTexts);
  const api = useApi();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { form, errors, problem, isSending } = useCheckedForm({
    schema: seatSchema,
    send: async ({ email }) => {
      await api(AssignSeatDocument, { order: orderId, email });
      toast({ message: t.seatGiven, color: 'positive' });
      await revalidate();
    },
  });
  return (
    <form className={styles.seat} {...form}>
      <Problem message={problem} />
      <Field label={t.seatEmail} name="email" type="email" error={errors.email} />
      <Button type="submit" size="3" variant="soft" loading={isSending}>
        {t.assignSeat}
      </Button>
    </form>
  );
}
