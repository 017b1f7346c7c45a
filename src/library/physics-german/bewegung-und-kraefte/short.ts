import { gradientShort } from '../../physics/motion-and-forces/short.ts';

export const short = gradientShort({
  axes: { time: '*t* in s', velocity: '*v* in m/s' },
  gradient: {
    title: 'Die Steigung ist die Beschleunigung',
    journey: 'Eine Straßenbahn fährt an, fährt mit konstanter Geschwindigkeit und bremst.',
    meaning: 'Die Steigung gibt an, um wie viel die Bahn in jeder Sekunde schneller wird.',
    change: '12 m/s',
    value: 'In 20 s wird sie um 12 m/s schneller. Die Beschleunigung beträgt 0,60 m/s².',
    valueFormula: String.raw`a = \frac{12}{20} = 0{,}60\ \mathrm{m/s^2}`,
    flat: 'Waagerecht heißt nicht Stillstand: Die Bahn fährt mit 12 m/s, nur ohne Beschleunigung.',
  },
  area: {
    title: 'Die Fläche ist der Weg',
    meaning: 'Die Fläche zwischen Graph und Zeitachse entspricht dem zurückgelegten Weg.',
    pieces: 'Ein Dreieck, ein Rechteck, ein Dreieck: 120 m, 240 m und 120 m.',
    sum: 'Zusammen 480 m. Die Steigung gibt die Beschleunigung an, die Fläche den Weg.',
  },
});
