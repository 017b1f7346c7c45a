import { basic, type DemoDeck, gaps, reversedCard, typed } from './demo-deck.ts';

export const CHEMISTRY: DemoDeck = {
  subject: 'Chemistry',
  topic: 'Atomic Structure',
  title: 'Atoms in a nutshell',
  summary: 'Particles, numbers and how electrons are arranged.',
  notes: [
    gaps('A proton has a charge of {{c1::+1}}, a neutron {{c2::0}} and an electron {{c3::−1}}.'),
    reversedCard('atomic number $Z$', 'number of protons in the nucleus'),
    reversedCard('mass number $A$', 'protons and neutrons together'),
    basic('How many neutrons are there in $^{23}_{11}\\mathrm{Na}$?', '$23 - 11 = 12$'),
    typed('What are atoms with the same number of protons but different numbers of neutrons called?', 'isotopes'),
    basic(
      'Why do isotopes of an element have the same chemical properties?',
      'They have the same number and arrangement of electrons.',
    ),
    gaps(
      'The relative atomic mass is the {{c1::weighted mean}} of the masses of the isotopes, compared with $\\frac{1}{12}$ of {{c2::carbon-12}}.',
    ),
    basic('Where is nearly all the mass of an atom concentrated?', 'In its nucleus.'),
    basic(
      'How do $\\mathrm{Na}$ and $\\mathrm{Na^+}$ differ?',
      'The ion has one electron fewer; the nucleus is the same.',
    ),
    reversedCard('cation', 'ion with a positive charge'),
    reversedCard('anion', 'ion with a negative charge'),
    basic('How many electrons do the first three shells hold, for the first twenty elements?', '2, 8 and 8.'),
    basic(
      'What did Rutherford’s gold foil experiment show?',
      'That an atom is mostly empty, with a small, dense, positive nucleus.',
    ),
  ],
};
