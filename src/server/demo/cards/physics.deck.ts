import { basic, type DemoDeck, gaps, reversedCard, typed } from './demo-deck.ts';

export const PHYSICS: DemoDeck = {
  subject: 'Physics',
  topic: 'Motion and Forces',
  title: 'Motion and forces: the core',
  summary: 'Laws, quantities and units that every question leans on.',
  notes: [
    gaps('A body keeps its {{c1::velocity}} unless a {{c2::resultant force}} acts on it.'),
    gaps('Newton’s second law: $F = {{c1::ma}}$.'),
    basic(
      'What does Newton’s third law say?',
      'When A pushes B, B pushes A with a force of the same size in the opposite direction.',
    ),
    reversedCard('newton', 'unit of force: $1\\,\\mathrm{N} = 1\\,\\mathrm{kg\\,m\\,s^{-2}}$'),
    reversedCard('acceleration', 'change of velocity per time, $a = \\dfrac{\\Delta v}{\\Delta t}$'),
    basic('What is the slope of a position–time graph?', 'The velocity.'),
    basic('What is the area under a velocity–time graph?', 'The displacement.'),
    basic('Mass or weight: which one changes on the Moon?', 'The weight, $W = mg$; the mass stays.'),
    gaps('From rest with constant acceleration: $s = {{c1::\\frac{1}{2}at^2}}$ and $v^2 = {{c2::2as}}$.'),
    typed('Which force acts against sliding between two surfaces?', 'friction'),
    basic(
      'When is a skydiver at terminal velocity?',
      'When air resistance balances the weight: the resultant force is zero.',
    ),
    basic(
      'What is the resultant of two forces of 3 N and 4 N at a right angle?',
      '$\\sqrt{3^2 + 4^2} = 5\\,\\mathrm{N}$',
    ),
    basic(
      'Scalar or vector: speed, velocity, force, mass',
      'Velocity and force are vectors; speed and mass are scalars.',
    ),
    reversedCard('momentum', '$p = mv$, in $\\mathrm{kg\\,m\\,s^{-1}}$'),
  ],
};
