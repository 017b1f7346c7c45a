import { basic, type DemoDeck, gaps, reversedCard, typed } from './demo-deck.ts';

export const MATHEMATICS: DemoDeck = {
  subject: 'Mathematics',
  topic: 'Quadratic Equations',
  title: 'Quadratics by heart',
  summary: 'Forms and formulas, and what they show at a glance.',
  notes: [
    basic('What is the general form of a quadratic equation?', '$ax^2 + bx + c = 0$ with $a \\neq 0$'),
    gaps(
      'The solutions of $ax^2 + bx + c = 0$ are $x = \\frac{{{c1::-b}} \\pm \\sqrt{{{c2::b^2 - 4ac}}}}{{{c3::2a}}}$.',
    ),
    reversedCard('discriminant', '$\\Delta = b^2 - 4ac$'),
    basic('What does $\\Delta > 0$ tell you?', 'There are **two** distinct real solutions.'),
    basic(
      'What does $\\Delta = 0$ tell you?',
      'There is **one** repeated real solution; the parabola touches the $x$-axis.',
    ),
    basic(
      'What does $\\Delta < 0$ tell you?',
      'There is **no** real solution; the parabola does not meet the $x$-axis.',
    ),
    gaps('For $x^2 + px + q = 0$ the solutions satisfy $x_1 + x_2 = {{c1::-p}}$ and $x_1 x_2 = {{c2::q}}$.'),
    basic('Where is the vertex of $y = a(x - h)^2 + k$?', 'At $(h, k)$.'),
    basic('What is the axis of symmetry of $y = ax^2 + bx + c$?', '$x = -\\dfrac{b}{2a}$'),
    basic('Complete the square: $x^2 + 6x$', '$(x + 3)^2 - 9$'),
    basic('Factorise $x^2 - 9$.', '$(x - 3)(x + 3)$: a difference of two squares'),
    typed('What is the curve $y = ax^2 + bx + c$ called?', 'parabola'),
    basic('What follows if a product is zero?', 'At least one of its factors is zero.'),
    basic('Which way does $y = ax^2$ open when $a < 0$?', 'Downwards; the vertex is its highest point.'),
  ],
};
