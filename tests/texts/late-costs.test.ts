import { expect, test } from 'vitest';
import { texts as german } from '#texts/de/classes.ts';
import { texts as english } from '#texts/en/classes.ts';

// An accommodation stretches the windows in which lateness costs.
test.each([
  [3_600, 'Each begun hour costs', 'Jede angefangene Stunde kostet'],
  [7_200, 'Each begun period of 2 hours costs', 'Jeder angefangene Abschnitt von 2 Stunden kostet'],
  [5_400, 'Each begun period of 90 minutes costs', 'Jeder angefangene Abschnitt von 90 Minuten kostet'],
  [86_400, 'Each begun day costs', 'Jeder angefangene Tag kostet'],
  [129_600, 'Each begun period of 36 hours costs', 'Jeder angefangene Abschnitt von 36 Stunden kostet'],
])('what %d seconds of lateness cost is said for just these', (seconds, en, de) => {
  expect(english.detail.lateCosts(0.1, seconds, 0)).toContain(en);
  expect(german.detail.lateCosts(0.1, seconds, 0)).toContain(de);
});
