import { Button } from '@radix-ui/themes';
import { type ComponentType, useState } from 'react';
import { useApp, useToast } from '#client/app.context.ts';
import { spoken } from '#texts/current-language.ts';
import { describeProblem } from '../platform/form/problem.ts';
import type { DeckExportProps } from './deck-export-choice.tsx';

/**
 * Exports a deck in a format, after showing what the format cannot represent. The choice is downloaded on first use: it
 * needs the server anyway, so devices that go offline don't store it.
 */
export function ExportDeck({ deck, title }: Omit<DeckExportProps, 'onClose'>) {
  const app = useApp();
  const raise = useToast();
  const [Choice, setChoice] = useState<ComponentType<DeckExportProps> | null>(null);
  const open = async (): Promise<void> => {
    try {
      const { DeckExportChoice } = await app.load(() => spoken(import('./deck-export-choice.tsx')));
      setChoice(() => DeckExportChoice);
    } catch (cause) {
      // Without a network, as a device does not store the choice.
      raise({ message: describeProblem(cause).message, color: 'negative' });
    }
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
