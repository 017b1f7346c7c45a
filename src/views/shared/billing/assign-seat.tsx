import { Button } from '@radix-ui/themes';
import { useRevalidator } from 'react-router';
import { AssignSeatDocument } from '#api/documents/billing/my-payments.generated.ts';
import { useApi, useToast } from '#client/app.context.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { INVALID_EMAIL } from '#domain/access/credentials.schema.ts';
import { checkoutTexts } from '#texts/billing/checkout.texts.ts';
import { useTexts } from '#texts/current-language.ts';

/** Assigns a seat that the school has paid for to one of its users, whose email is entered in a dialog. */
export function AssignSeatButton({ orderId }: { readonly orderId: string }) {
  const { mine: t } = useTexts(checkoutTexts);
  const api = useApi();
  const dialog = useDialog();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const assign = async (): Promise<void> => {
    const { reason } = await dialog.open({
      title: t.assignSeat,
      confirmLabel: t.assignSeat,
      input: { type: 'email', label: t.seatEmail, required: INVALID_EMAIL },
      work: async (value) => {
        await api(AssignSeatDocument, { order: orderId, email: String(value).trim() });
      },
    });
    if (reason !== 'confirm') return;
    toast({ message: t.seatGiven, color: 'positive' });
    await revalidate();
  };
  return (
    <div>
      <Button size="2" variant="soft" onClick={() => void assign()}>
        {t.assignSeat}
      </Button>
    </div>
  );
}
