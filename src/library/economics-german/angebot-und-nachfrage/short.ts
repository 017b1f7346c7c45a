import { frostShort } from '../../economics/supply-and-demand/short.ts';

export const short = frostShort({
  labels: { quantity: 'Menge', price: 'Preis (€)', demand: 'N', supply: 'A' },
  frost: {
    title: 'Frost trifft die Kaffeeernte',
    equilibrium: 'Nachfrage und Angebot treffen sich bei 6 € und der Menge 40: Das ist das Gleichgewicht.',
    supplyFalls: 'Frost vernichtet einen Teil der Ernte. Zu jedem Preis wird weniger angeboten.',
    demandStays: 'Die Nachfragekurve bleibt: Zu jedem Preis wollen die Käufer so viel wie vorher.',
  },
  adjustment: {
    title: 'Wie geht es weiter?',
    gap: 'Zum alten Preis werden 40 nachgefragt, aber nur 20 angeboten: ein Nachfrageüberhang von 20.',
    shortage: 'Nachfrage-\nüberhang',
    priceRises: 'Der Überhang treibt den Preis nach oben. Es wird weniger nachgefragt und mehr angeboten.',
    equilibrium: 'Bei 7 € und der Menge 30 treffen sie sich wieder: Das ist das neue Gleichgewicht.',
    exam: 'Nenne in der Klausur die Kurve, die sich verschiebt, dann Preis und Menge: P steigt, Q sinkt.',
  },
});
