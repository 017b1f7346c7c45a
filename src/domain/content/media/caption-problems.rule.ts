/** A problem of captions, at a line (from 1) of the file. */
export type CaptionProblem = {
  readonly line: number;
  readonly problem: 'header' | 'timing' | 'order' | 'noTiming' | 'noWords';
};

const CUE_TIME = '(?:\\d{2,}:)?[0-5]\\d:[0-5]\\d\\.\\d{3}';
const TIMING = new RegExp(`^\\s*(${CUE_TIME})\\s+-->\\s+(${CUE_TIME})(?:\\s|$)`);
const HEADER = /^WEBVTT(?:[ \t]|$)/;
const OTHER = /^(NOTE|STYLE|REGION)(\s|$)/;

const secondsOf = (timestamp: string): number => timestamp.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

/** Everything in a WebVTT file that would not be displayed as its author intended, by line. */
export function captionProblems(file: string): readonly CaptionProblem[] {
  const lines = file
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n');
  const hasHeader = HEADER.test(lines[0] ?? '');
  const problems: CaptionProblem[] = hasHeader ? [] : [{ line: 1, problem: 'header' }];
  let block: string[] = [];
  for (const [at, line] of [...lines, ''].entries()) {
    if (line.trim() !== '') block.push(line);
    else {
      problems.push(...ofBlock(block, at + 1 - block.length, hasHeader));
      block = [];
    }
  }
  return problems;
}

/** @param first its first line, from 1; the header may be followed by lines other than cues */
function ofBlock(block: readonly string[], first: number, hasHeader: boolean): CaptionProblem[] {
  const [head] = block;
  if (head === undefined || OTHER.test(head)) return [];
  const at = block.findIndex((line) => line.includes('-->'));
  if (at === -1) return hasHeader && first === 1 ? [] : [{ line: first, problem: 'noTiming' }];
  const [, from, to] = TIMING.exec(block[at] ?? '') ?? [];
  if (from === undefined || to === undefined) return [{ line: first + at, problem: 'timing' }];
  if (secondsOf(to) <= secondsOf(from)) return [{ line: first + at, problem: 'order' }];
  return at === block.length - 1 ? [{ line: first + at, problem: 'noWords' }] : [];
}
