// Compiled from src/texts/de/billing/plan-editing.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/billing/plan-editing.generated.ts';

export const texts: typeof english = {
  titles: {
    standard: "Standard-Tarif",
    pro: "Pro-Tarif",
  },
  intro: "Neue Preise gelten nur für neue Bestellungen.",
  onSale: "Im Verkauf",
  onSaleHint: "Aus: keine neuen Bestellungen. Laufende Verträge bleiben und verlängern sich wie bisher.",
  opens: "Zugriff",
  opensHint: "Änderungen gelten sofort, auch für laufende Verträge.",
  everything: "Pro enthält alles aus seinen Fächern. Ihre Preise legst du unter „Fächerpreise“ fest.",
  prices: "Preise",
  month: "Monatspreis",
  year: "Jahrespreis",
  currency: "Währung",
  save: "Tarif speichern",
  saved: "Tarif gespeichert.",
};
