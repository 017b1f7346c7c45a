/** What is wrong with captions, at a line (from 1) of the file. */
export type CaptionProblem = {
  readonly line: number;
  readonly problem: 'header' | 'timing' | 'order' | 'noTiming' | 'noWords';
};

const MOMENT = '(?:\\d{2,}:)?[0-5]\\d:[0-5]\\d\\.\\d{3}';
const TIMING = new RegExp(`^\\s*(${MOMENT})\\s+-->\\s+(${MOMENT})(?:\\s|$)`);
const OTHER = /^(NOTE|STYLE|REGION)(\s|$)/;

const secondsOf = (moment: string): number => moment.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

/** Everything in a WebVTT file that would not be shown as its author means it, line by line. */
export function captionProblems(file: string): readonly CaptionProblem[] {
  const lines = file
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n');
  const problems: CaptionProblem[] = /^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? '') ? [] : [{ line: 1, problem: 'header' }];
  let at = problems.length === 0 ? 1 : 0;
  while (at < lines.length) {
    if ((lines[at] ?? '').trim() === '') {
      at += 1;
      continue;
    }
    let end = at;
    while (end < lines.length && (lines[end] ?? '').trim() !== '') end += 1;
    const block = lines.slice(at, end);
    if (!OTHER.test(block[0] ?? '')) problems.push(...ofBlock(block, at + 1));
    at = end;
  }
  return problems;
}

function ofBlock(block: readonly string[], first: number): CaptionProblem[] {
  const at = block.findIndex((line) => line.includes('-->'));
  if (at === -1) return [{ line: first, problem: 'noTiming' }];
  const [, from, to] = TIMING.exec(block[at] ?? '') ?? [];
  if (from === undefined || to === undefined) return [{ line: first + at, problem: 'timing' }];
  if (secondsOf(to) <= secondsOf(from)) return [{ line: first + at, problem: 'order' }];
  return block.slice(at + 1).every((line) => line.trim() === '') ? [{ line: first + at, problem: 'noWords' }] : [];
}
