import { beforeEach, expect, test } from 'vitest';
import { createReadingPositionJournal } from '#client/platform/offline/reading-position-journal.ts';

beforeEach(() => localStorage.clear());

test('a position is stored until it is acknowledged, and a later one is not lost to an earlier one', () => {
  const journal = createReadingPositionJournal('ada', localStorage);
  const [early, late] = [
    { heading: 'a', share: 0.2 },
    { heading: 'b', share: 0.4 },
  ];
  journal.save('n1', early);
  journal.save('n1', late);
  journal.forget('n1', early);
  expect(createReadingPositionJournal('ada', localStorage).all()).toEqual([{ material: 'n1', position: late }]);
  expect(createReadingPositionJournal('bea', localStorage).all()).toEqual([]);
  journal.forget('n1', late);
  expect(journal.all()).toEqual([]);
});

test('unreadable entries are ignored', () => {
  localStorage.setItem('lectern.place/ada/n1', '{"heading":');
  localStorage.setItem('lectern.place/ada/n2', '{"heading":3}');
  expect(createReadingPositionJournal('ada', localStorage).all()).toEqual([]);
});
