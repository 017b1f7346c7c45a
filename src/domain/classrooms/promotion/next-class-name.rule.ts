/** The highest year group: its students leave the school. */
const LAST_YEAR_GROUP = 13;

/** A school year, such as 2026/27 or 2026–2027. */
const SCHOOL_YEAR = /(?<!\d)(20\d\d)(\s?[/–-]\s?)(20)?(\d\d)(?!\d)/g;

/** A year group with the word for it, in English or German: Year 10, Yr 9, Y7, Grade 8, Form 4, Klasse 10a, Jg. 7. */
const NAMED_YEAR_GROUP =
  /(?<![\p{L}\d])(year|yr|y|grade|form|klasse|kl|jahrgangsstufe|jahrgang|jg|stufe)(\.?[\s-]?)(\d{1,2})(?!\d)/iu;

/** A number at the start of a name, with or without a letter: 10B, 10 Physics, 7/2. */
const FIRST_YEAR_GROUP = /^(\d{1,2})(?!\d)(?![.,]\d)/u;

/** A number and one letter as a word of their own: Physics 10B. */
const LETTERED_YEAR_GROUP = /(?<![\p{L}\d.,/])(\d{1,2})(?=\p{L}(?![\p{L}\d]))/u;

/** A number at the end of a name, if the word before it doesn't count something else: Physics 10, but not Set 10. */
const FINAL_YEAR_GROUP =
  /(?<!(?:^|[^\p{L}])(?:set|group|block|band|unit|room|paper|module|level|part|week|gruppe|kurs|raum|teil|modul|woche)\s)(?<=\p{L}\s)(\d{1,2})$/iu;
/** Lower numbers at the end are those of parallel classes: Maths 2. */
const FINAL_YEAR_GROUP_MIN = 5;

export type NextClassName = {
  readonly name: string;
  /** The year group was the last one of a school. */
  readonly isLastYear: boolean;
};

/**
 * The name of a class in the next school year: its year group and its school year are counted up, and everything else
 * stays. Returns null for a name that contains neither.
 */
export function nextClassName(name: string): NextClassName | null {
  const dated = name.replace(
    SCHOOL_YEAR,
    (text, from: string, dash: string, century: string | undefined, to: string) =>
      Number(to) === (Number(from) + 1) % 100
        ? `${Number(from) + 1}${dash}${century ?? ''}${String((Number(to) + 1) % 100).padStart(2, '0')}`
        : text,
  );
  const found = yearGroupIn(dated);
  if (found === null) return dated === name ? null : { name: dated, isLastYear: false };
  const { index, digits } = found;
  const next = `${dated.slice(0, index)}${Number(digits) + 1}${dated.slice(index + digits.length)}`;
  return { name: next, isLastYear: Number(digits) >= LAST_YEAR_GROUP };
}

/** The year group of a name; only the first is counted, since a later number is that of a set. */
function yearGroupIn(name: string): { readonly index: number; readonly digits: string } | null {
  const named = NAMED_YEAR_GROUP.exec(name);
  const [, word = '', gap = '', digits = ''] = named ?? [];
  if (named !== null && isYearGroup(digits)) return { index: named.index + word.length + gap.length, digits };
  for (const pattern of [FIRST_YEAR_GROUP, LETTERED_YEAR_GROUP]) {
    const match = pattern.exec(name);
    if (match?.[1] !== undefined && isYearGroup(match[1])) return { index: match.index, digits: match[1] };
  }
  const final = FINAL_YEAR_GROUP.exec(name);
  const isLikely = final?.[1] !== undefined && Number(final[1]) >= FINAL_YEAR_GROUP_MIN && isYearGroup(final[1]);
  return isLikely ? { index: final.index, digits: final[1] ?? '' } : null;
}

const isYearGroup = (digits: string): boolean => Number(digits) >= 1 && Number(digits) <= LAST_YEAR_GROUP;
