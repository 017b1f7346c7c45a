import { motionFigures } from '../../physics/motion-and-forces/figures.ts';

export const figures = motionFigures({
  time: '*t* in s',
  distance: '*s* in m',
  velocity: '*v* in m/s',
  pivot: 'Drehpunkt',
  arms: ['1,5 m', '2,0 m'],
});
