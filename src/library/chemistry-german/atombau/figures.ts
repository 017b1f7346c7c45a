import { atomFigures } from '../../chemistry/atomic-structure/figures.ts';

export const figures = atomFigures({
  atom: {
    shell: 'Schale',
    electron: 'Elektron (−)',
    proton: 'Proton (+)',
    neutron: 'Neutron (ungeladen)',
  },
  notation: {
    mass: 'Massenzahl *A*\nProtonen + Neutronen',
    atomic: 'Ordnungszahl *Z*\nProtonen',
    neutrons: 'Neutronen: 23 − 11 = 12',
  },
  shells: { sodium: 'Natrium: 2, 8, 1', chlorine: 'Chlor: 2, 8, 7' },
  scattering: {
    nucleus: 'Atomkern (+)',
    particles: 'Alphateilchen (+)',
    edge: 'Rand des Atoms (Kern nicht maßstäblich)',
  },
});
