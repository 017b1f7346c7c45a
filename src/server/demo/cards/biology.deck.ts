import { basic, type DemoDeck, gaps, reversedCard, typed } from './demo-deck.ts';

export const BIOLOGY: DemoDeck = {
  subject: 'Biology',
  topic: 'Cells and Membranes',
  title: 'Parts of the cell',
  summary: 'What each part is called and what it does.',
  notes: [
    reversedCard('mitochondrion', 'where aerobic respiration releases energy as ATP'),
    reversedCard('ribosome', 'where amino acids are joined into proteins'),
    reversedCard('chloroplast', 'where light is turned into chemical energy'),
    reversedCard('nucleus', 'holds the DNA and controls what the cell makes'),
    typed('What is the net movement of water through a partially permeable membrane called?', 'osmosis'),
    gaps('Diffusion runs from {{c1::high}} to {{c2::low}} concentration and needs {{c3::no energy}} from the cell.'),
    gaps('Active transport moves particles {{c1::against}} their concentration gradient and uses {{c2::ATP}}.'),
    basic(
      'Which parts are found in a plant cell but not in an animal cell?',
      'A cell wall, chloroplasts and a large vacuole.',
    ),
    basic('What is the cell membrane made of?', 'A phospholipid bilayer with proteins in it: the fluid mosaic model.'),
    basic('What happens to a red blood cell in pure water?', 'Water enters by osmosis until the cell bursts.'),
    basic(
      'What happens to a plant cell in a concentrated salt solution?',
      'It loses water, and the membrane pulls away from the cell wall: plasmolysis.',
    ),
    basic('How do prokaryotes differ from eukaryotes?', 'They have no nucleus and no membrane-bound organelles.'),
    gaps('Magnification $= \\dfrac{{{c1::\\text{image size}}}}{{{c2::\\text{actual size}}}}$'),
  ],
};
