import { cellFigures } from '../../biology/cells-and-membranes/figures.ts';

export const figures = cellFigures({
  cells: {
    animal: 'Tierzelle',
    plant: 'Pflanzenzelle',
    membrane: ['Zellmembran', 360],
    nucleus: ['Zellkern', 336],
    ribosomes: ['Ribosomen', 351],
    cytoplasm: ['Zellplasma', 350],
    mitochondrion: ['Mitochondrium', 361],
    chloroplast: 'Chloroplast',
    vacuole: 'Zentral-\nvakuole',
    wall: 'Zellwand',
  },
  bilayer: {
    outside: 'außerhalb der Zelle',
    inside: 'Zellplasma',
    namesFrom: 416,
    head: 'Phosphatkopf',
    tails: 'Fettsäureschwänze',
    channel: 'Kanalprotein',
  },
  potato: {
    concentration: 'Konzentration der Saccharoselösung in mol/l',
    change: 'Massenänderung in %',
    decimalSign: ',',
  },
});
