import { useApp } from '#client/app.context.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { spoken } from '#texts/current-language.ts';
import type { EditedCard } from './card-editor.tsx';

/** Opens the dialog for a card, downloaded on first use. Returns whether the card was saved. */
export function useCardEditor(): (card: EditedCard) => Promise<boolean> {
  const app = useApp();
  const dialog = useDialog();
  return async (card) => {
    const { openCardEditor } = await app.load(() => spoken(import('./card-editor.tsx')));
    return openCardEditor(dialog, card);
  };
}
