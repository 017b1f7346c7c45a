import { DeckExportDocument, DeckExportLossesDocument } from '#api/documents/interchange/import.generated.ts';
import { useApi } from '#client/app.context.ts';
import { useTexts } from '#texts/current-language.ts';
import { importTexts } from '#texts/interchange/import.texts.ts';
import { ExportChoice } from './export-choice.tsx';

/** The server's formats of one deck, the most complete first. */
const FORMATS = ['apkg', 'csv', 'dialogcards'] as const;

export type DeckExportProps = { readonly deck: string; readonly title: string; readonly onClose: () => void };

/** The formats of a deck, what each cannot represent, and the download. */
export function DeckExportChoice({ deck, title, onClose }: DeckExportProps) {
  const t = useTexts(importTexts).export;
  const api = useApi();
  return (
    <ExportChoice
      title={title}
      intro={t.deckIntro}
      formats={FORMATS}
      counted={(count) => t.countedCards({ count })}
      lossesOf={async (format) => (await api(DeckExportLossesDocument, { format, deck })).deckExportLosses}
      addressOf={async (format) => (await api(DeckExportDocument, { format, deck })).deckExport}
      onClose={onClose}
    />
  );
}
