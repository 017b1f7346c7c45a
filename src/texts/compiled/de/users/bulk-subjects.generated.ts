// Compiled from src/texts/de/users/bulk-subjects.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/users/bulk-subjects.generated.ts';
import { need } from '../../../message-parts.ts';
import { isForm, numberText } from '../../../wording/number.wording.ts';

export const texts: typeof english = {
  open: "Fächer ändern",
  title: ({ count }) => `Fächer von ${(isForm('de', count, 'one') ? `${numberText('de', need(count))} Konto` : `${numberText('de', need(count))} Konten`)}`,
  action: "Änderung",
  actions: {
    add: "Fächer hinzufügen",
    remove: "Fächer entfernen",
  },
  subjects: "Fächer",
  preview: "Vorschau",
  effect: ({ changed, unchanged }) => `${(need(changed) === 0 ? "Kein Konto ändert sich." : (isForm('de', changed, 'one') ? `${numberText('de', need(changed))} Konto ändert sich.` : `${numberText('de', need(changed))} Konten ändern sich.`))} ${(need(unchanged) === 0 ? "" : (isForm('de', unchanged, 'one') ? `${numberText('de', need(unchanged))} bleibt gleich.` : `${numberText('de', need(unchanged))} bleiben gleich.`))}`,
  apply: ({ count }) => `${(isForm('de', count, 'one') ? `${numberText('de', need(count))} Konto` : `${numberText('de', need(count))} Konten`)} ändern`,
  cancel: "Abbrechen",
  done: ({ count }) => `Fächer von ${(isForm('de', count, 'one') ? `${numberText('de', need(count))} Konto` : `${numberText('de', need(count))} Konten`)} geändert.`,
  undo: "Rückgängig machen",
  undone: ({ count, kept }) => `Fächer von ${(isForm('de', count, 'one') ? `${numberText('de', need(count))} Konto` : `${numberText('de', need(count))} Konten`)} wiederhergestellt. ${(need(kept) === 0 ? "" : (isForm('de', kept, 'one') ? `${numberText('de', need(kept))} wurde seitdem geändert und bleibt gleich.` : `${numberText('de', need(kept))} wurden seitdem geändert und bleiben gleich.`))}`,
  close: "Schließen",
};
