import { Button } from '@radix-ui/themes';
import { type ComponentType, useState } from 'react';
import { useApp } from '#client/app.context.ts';
import { spoken } from '#texts/current-language.ts';
import type { DeckExportProps } from './deck-export-choice.tsx';

/**
 * Exports a deck in a format, after showing what the format cannot represent. The choice is downloaded on first use: it
 * needs the server anyway, so devices that go offline don't store it.
 */
export function ExportDeck({ deck, title }: Omit<DeckExportProps, 'onClose'>) {
  const app = useApp();
  const [Choice, setChoice] = useState<ComponentType<DeckExportProps> | null>(null);
  const open = async (): Promise<void> => {
    const { DeckExportChoice } = await app.load(() => spoken(import('./deck-export-choice.tsx')));
    setChoice(() => DeckExportChoice);
  };
  if (Choice !== null) return <Choice deck={deck} title={title} onClose={() => setChoice(null)} />;
  return (
    <div>
      <Button variant="soft" size="3" onClick={() => void open()}>
        {title}
      </Button>
    </div>
  );
}
