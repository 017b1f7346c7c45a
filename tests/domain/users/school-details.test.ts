import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overlapping, type SchoolDates, schoolDetailsSchema } from '#domain/users/school-details.schema.ts';
import { problemsOf } from '../../support/servers/schema-problems.ts';

const EMPTY = { address: '', place: '', email: '', phone: '', website: '', dates: [] };
const term = (from: string, until: string, more: Partial<SchoolDates> = {}): SchoolDates => ({
  ...{ kind: 'term', name: 'Autumn', from, until, ...more },
});
const problems = (more: object) =>
  problemsOf(schoolDetailsSchema, { ...EMPTY, ...more }).map((text) => text.replace(/^.*: /, ''));

describe('the details of a school', () => {
  it('may be empty, or complete', () => {
    expect(schoolDetailsSchema.parse(EMPTY)).toEqual(EMPTY);
    const details = {
      ...{
        address: '1 High Street\nLeeds',
        place: 'Leeds',
        email: 'office@north.example',
        phone: '+44 (0)113 496 0000',
      },
      ...{ website: 'https://north.example/about', dates: [term('2027-09-01', '2027-12-17')] },
    };
    expect(schoolDetailsSchema.parse(details)).toEqual(details);
  });

  it.each([
    ['javascript:alert(1)'],
    ['https://user:secret@north.example'],
    ['//north.example'],
    ['https://north'],
    ['north.example'],
    ['data:text/html,x'],
    ['https://north.example/a b'],
  ])('%s is no website', (website) => {
    expect(problems({ website })).toEqual(['urlInvalid']);
  });

  it('refuse what is no phone number, email or date', () => {
    expect(problems({ phone: 'call me' })).toEqual(['phoneInvalid']);
    expect(problems({ phone: '+' })).toEqual(['phoneInvalid']);
    expect(problems({ email: 'office' })).toEqual(['emailInvalid']);
    expect(problems({ dates: [term('2027-02-30', '2027-03-01')] })).toEqual(['dateMissing']);
    expect(problems({ dates: [term('2027-03-02', '2027-03-01')] })).toEqual(['periodEndsBeforeStart']);
    expect(problems({ dates: [term('2027-03-02', '2027-03-03', { name: ' ' })] })).toEqual(['valueMissing']);
  });

  it('have terms and holidays in order, and no two of a kind on the same day', () => {
    const spring = term('2028-01-05', '2028-03-30');
    const autumn = term('2027-09-01', '2027-12-17');
    expect(schoolDetailsSchema.parse({ ...EMPTY, dates: [spring, autumn] }).dates).toEqual([autumn, spring]);
    const half = term('2027-10-25', '2027-10-29', { kind: 'holiday', name: 'Half-term' });
    expect(problems({ dates: [autumn, half] })).toEqual([]);
    expect(problems({ dates: [autumn, term('2027-12-17', '2027-12-20')] })).toEqual(['schoolDatesOverlap']);
  });

  it('find the same overlaps in any order', () => {
    const day = fc.integer({ min: 1, max: 28 }).map((each) => `2027-03-${String(each).padStart(2, '0')}`);
    const dates = fc.tuple(day, day).map(([one, two]) => (one <= two ? term(one, two) : term(two, one)));
    fc.assert(
      fc.property(fc.array(dates, { maxLength: 6 }), (all) => {
        const meets = all.some((one, at) =>
          all.some((two, to) => at < to && one.from <= two.until && two.from <= one.until),
        );
        expect(overlapping(all) !== null).toBe(meets);
        expect(overlapping(all.toReversed()) !== null).toBe(meets);
      }),
    );
  });
});
