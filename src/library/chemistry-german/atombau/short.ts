import { isotopesShort } from '../../chemistry/atomic-structure/short.ts';

export const short = isotopesShort({
  isotopes: {
    title: 'Gleiches Element, andere Masse',
    protons: 'Die Anzahl der Protonen legt das Element fest. Chloratome haben immer 17.',
    light: '17 Protonen\n18 Neutronen',
    neutrons: 'Manche Chloratome haben aber zwei Neutronen mehr. Solche Atome heißen Isotope.',
    heavy: '17 Protonen\n20 Neutronen',
    massNumbers: 'Die Massenzahl zählt Protonen und Neutronen zusammen: 35 und 37.',
    electrons: 'Ihre Elektronen sind gleich, also reagieren sie auch gleich.',
    chemistry: 'gleiche Elektronen, gleiche Chemie',
  },
  mean: {
    title: 'Warum 35,5?',
    abundances: 'Von allen Chloratomen haben 75 % die Masse 35 und 25 % die Masse 37.',
    weighted: 'Die relative Atommasse ist der Mittelwert, gewichtet mit den Häufigkeiten.',
    weightedFormula: String.raw`\dfrac{35 \cdot 75 + 37 \cdot 25}{100} = 35{,}5`,
    middle: 'Er liegt näher an 35, weil 35 häufiger ist. Die Mitte, 36, wäre falsch.',
    middleFormula: 'nicht (35 + 37) : 2 = 36',
    noAtom: 'Kein einziges Atom hat die Masse 35,5. Das ist nur der Mittelwert.',
  },
});
