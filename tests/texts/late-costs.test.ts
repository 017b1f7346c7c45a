import { expect, test } from 'vitest';
import { latePeriod } from '#texts/classrooms/late-period.ts';
import { texts as german } from '#texts/compiled/de/classrooms/classes.generated.ts';
import { texts as english } from '#texts/compiled/en/classrooms/classes.generated.ts';

// An accommodation extends the windows of the late penalty.
test.each([
  [3_600, '10% off for every hour late (rounded up).', '10 % Abzug je angefangener Stunde.'],
  [7_200, '10% off for every 2 hours late (rounded up).', '10 % Abzug je angefangene 2 Stunden.'],
  [5_400, '10% off for every 90 minutes late (rounded up).', '10 % Abzug je angefangene 90 Minuten.'],
  [86_400, '10% off for every day late (rounded up).', '10 % Abzug je angefangenem Tag.'],
  [129_600, '10% off for every 36 hours late (rounded up).', '10 % Abzug je angefangene 36 Stunden.'],
])('the late penalty for %d seconds is stated for exactly these', (seconds, en, de) => {
  expect(english.detail.lateCosts({ share: 0.1, floor: 0, ...latePeriod(seconds) })).toContain(en);
  expect(german.detail.lateCosts({ share: 0.1, floor: 0, ...latePeriod(seconds) })).toContain(de);
});
