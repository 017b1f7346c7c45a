import { describe, expect, it } from 'vitest';
import { captionProblems } from '#domain/content/media/caption-problems.rule.ts';

describe('problems of captions', () => {
  it('are empty for valid ones', () => {
    const file =
      'WEBVTT - lesson\n\nNOTE by hand\n\n1\n00:01.000 --> 00:02.500 align:start\nHello\n\n01:00:02.000 --> 01:00:03.000\nthere\n';
    expect(captionProblems(file)).toEqual([]);
    expect(captionProblems(`\uFEFF${file.replaceAll('\n', '\r\n')}`)).toEqual([]);
  });

  it('are reported with their line', () => {
    const file =
      'WEBVT\n\n00:01,000 --> 00:02,000\nHello\n\n00:05.000 --> 00:04.000\nthere\n\nwords alone\n\n00:06.000 --> 00:07.000\n';
    expect(captionProblems(file)).toEqual([
      { line: 1, problem: 'header' },
      { line: 1, problem: 'noTiming' },
      { line: 3, problem: 'timing' },
      { line: 6, problem: 'order' },
      { line: 9, problem: 'noTiming' },
      { line: 11, problem: 'noWords' },
    ]);
  });

  it.each([
    ['a header with metadata below it, as YouTube writes it', 'WEBVTT\nKind: captions\nLanguage: en', []],
    ['a header right above the first cue', 'WEBVTT\n00:01.000 --> 00:02.000\nHello', []],
    ['a title after the header', 'WEBVTT\tby hand', []],
    ['an empty note', 'WEBVTT\n\nNOTE', []],
    [
      'a word that only starts like the header',
      'WEBVTTX',
      [
        [1, 'header'],
        [1, 'noTiming'],
      ],
    ],
    [
      'a header that is not at the start',
      ' WEBVTT',
      [
        [1, 'header'],
        [1, 'noTiming'],
      ],
    ],
    ['a word that only starts like a note', 'WEBVTT\n\nNOTES', [[3, 'noTiming']]],
    ['a note that is not at the start', 'WEBVTT\n\nno NOTE', [[3, 'noTiming']]],
    ['old line endings', 'WEBVTT\r\r00:01.000 --> 00:02.000\rHello\r\rwords', [[6, 'noTiming']]],
    ['a named cue that ends when it starts', 'WEBVTT\n\nname\n00:01.000 --> 00:01.000\nHello', [[4, 'order']]],
    ['a named cue with a comma in its time', 'WEBVTT\n\nname\n00:01,000 --> 00:02.000\nHello', [[4, 'timing']]],
    [
      'a named cue without text',
      'WEBVTT\n\nname\n00:01.000 --> 00:02.000\n \nHello',
      [
        [4, 'noWords'],
        [6, 'noTiming'],
      ],
    ],
    ['a cue that starts in one minute and ends in the next', 'WEBVTT\n\n00:59.000 --> 01:01.000\nHello', []],
    ['an empty file', '', [[1, 'header']]],
  ] as const)('%s', (_, file, expected) => {
    expect(captionProblems(file).map(({ line, problem }) => [line, problem])).toEqual(expected);
  });
});
