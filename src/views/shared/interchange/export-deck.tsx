import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { DeckExportDocument, DeckExportLossesDocument } from '#api/documents/interchange/import.generated.ts';
import { useApi } from '#client/app.context.ts';
import { useTexts } from '#texts/current-language.ts';
import { importTexts } from '#texts/interchange/import.texts.ts';
import { ExportChoice } from './export-choice.tsx';

/** The server's formats of one deck, the most complete first. */
const FORMATS = ['apkg', 'csv', 'dialogcards'] as const;

/** Exports a deck in a format, after showing what the format cannot represent. */
export function ExportDeck({ deck, isOwn = false }: { readonly deck: string; readonly isOwn?: boolean }) {
  const t = useTexts(importTexts).export;
  const api = useApi();
  const title = isOwn ? t.ownCardsTitle : t.deckTitle;
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen) {
    return (
      <div>
        <Button variant="soft" onClick={() => setIsOpen(true)}>
          {title}
        </Button>
      </div>
    );
  }
  return (
    <ExportChoice
      title={title}
      intro={t.deckIntro}
      formats={FORMATS}
      counted={(count) => t.countedCards({ count })}
      lossesOf={async (format) => (await api(DeckExportLossesDocument, { format, deck })).deckExportLosses}
      addressOf={async (format) => (await api(DeckExportDocument, { format, deck })).deckExport}
      onClose={() => setIsOpen(false)}
    />
  );
}
