import { osmosisShort } from '../../biology/cells-and-membranes/short.ts';

export const short = osmosisShort({
  osmosis: {
    title: 'Wohin strömt das Wasser?',
    sides: 'Eine Membran lässt Wasser durch, aber nicht die größeren Zuckermoleküle.',
    membrane: 'selektiv permeable Membran',
    dilute: 'verdünnt',
    concentrated: 'konzentriert',
    bothWays: 'Wasser wandert in beide Richtungen, aber mehr verlässt die verdünnte Seite.',
    netMovement: 'Im Ergebnis strömt Wasser in die konzentrierte Lösung. Das ist Osmose.',
    onlyWater: 'Merke: Nur das Wasser wandert hinüber, nie der Zucker.',
  },
  cells: {
    title: 'Zellen in reinem Wasser',
    animal: 'In reinem Wasser nimmt eine Tierzelle Wasser auf, schwillt an und platzt.',
    bursts: 'platzt',
    plant: 'Eine Pflanzenzelle hat eine Wand. Sie wird prall (turgeszent), platzt aber nicht.',
    turgid: 'prall',
    upright: 'Pralle Zellen halten krautige Pflanzen aufrecht. Ohne Wasser welken sie.',
  },
});
