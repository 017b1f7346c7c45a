import { Button } from '@radix-ui/themes';
import { useTexts } from '#texts/current-language.ts';
import { rosterTexts } from '#texts/interchange/roster.texts.ts';
import type { SendRoster } from './use-roster.ts';

type Props = { readonly send: SendRoster; readonly isSending: boolean };

/** Discards an import of which nothing has been applied. */
export function DiscardButton({ send, isSending }: Props) {
  const t = useTexts(rosterTexts);
  return (
    <Button
      size="3"
      variant="soft"
      color="gray"
      disabled={isSending}
      onClick={() => send({ type: 'import.cancelled' })}
    >
      {t.discard}
    </Button>
  );
}
