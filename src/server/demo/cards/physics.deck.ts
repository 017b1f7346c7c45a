import { basic, type DemoDeck, gaps, reversedCard, typed } from './demo-deck.ts';

export const PHYSICS: DemoDeck = {
  subject: 'Physics',
  topic: 'Motion and Forces',
  title: 'Motion and forces: the core',
  summary: 'The laws, quantities and units that most questions use.',
  notes: [
    gaps('An object keeps the same {{c1::velocity}} unless a {{c2::resultant force}} acts on it.'),
    gaps('Newton’s second law: $F = {{c1::ma}}$.'),
    basic(
      'What does Newton’s third law say?',
      'If A exerts a force on B, B exerts a force of equal size on A in the opposite direction.',
    ),
    reversedCard('newton', 'unit of force: $1\\,\\mathrm{N} = 1\\,\\mathrm{kg\\,m\\,s^{-2}}$'),
    reversedCard('acceleration', 'rate of change of velocity, $a = \\dfrac{\\Delta v}{\\Delta t}$'),
    basic('What is the gradient of a position–time graph?', 'The velocity.'),
    basic('What is the area under a velocity–time graph?', 'The displacement.'),
    basic('Mass or weight: which one changes on the Moon?', 'The weight, $W = mg$; the mass stays the same.'),
    gaps('From rest with constant acceleration: $s = {{c1::\\frac{1}{2}at^2}}$ and $v^2 = {{c2::2as}}$.'),
    typed('Which force opposes sliding between two surfaces?', 'friction'),
    basic(
      'When is a skydiver at terminal velocity?',
      'When air resistance balances the weight: the resultant force is zero.',
    ),
    basic(
      'What is the resultant of two forces of 3 N and 4 N at right angles?',
      '$\\sqrt{3^2 + 4^2} = 5\\,\\mathrm{N}$',
    ),
    basic(
      'Scalar or vector: speed, velocity, force, mass',
      'Velocity and force are vectors; speed and mass are scalars.',
    ),
    reversedCard('momentum', '$p = mv$, in $\\mathrm{kg\\,m\\,s^{-1}}$'),
  ],
};
