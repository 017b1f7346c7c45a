import type { texts as english } from '../en/plan-editing.ts';

export const texts: typeof english = {
  titles: { standard: 'Tarif Standard', pro: 'Tarif Pro' },
  intro: 'Neue Preise gelten für neue Bestellungen. Was jemand bezahlt hat, bleibt wie vereinbart.',
  onSale: 'Im Verkauf',
  onSaleHint: 'Aus: Niemand kann ihn mehr kaufen. Wer ihn hat, behält ihn, und Verlängerungen laufen weiter.',
  opens: 'Was der Tarif öffnet',
  opensHint: 'Das gilt sofort, auch für alle, die den Tarif schon haben.',
  everything:
    'Pro öffnet alles aus den Fächern, die dazugehören. Was ein Fach hinzufügt, steht unter „Preise der Fächer“.',
  prices: 'Was der Tarif kostet',
  month: 'Preis im Monat',
  year: 'Preis im Jahr',
  currency: 'Währung',
  currencyHint: 'Drei Buchstaben, zum Beispiel EUR.',
  save: 'Tarif speichern',
  saved: 'Der Tarif ist gespeichert.',
};
