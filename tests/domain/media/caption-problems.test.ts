import { describe, expect, it } from 'vitest';
import { captionProblems } from '#domain/media/caption-problems.rule.ts';

describe('what is wrong with captions', () => {
  it('is nothing where all is well', () => {
    const file =
      'WEBVTT - lesson\n\nNOTE by hand\n\n1\n00:01.000 --> 00:02.500 align:start\nHello\n\n01:00:02.000 --> 01:00:03.000\nthere\n';
    expect(captionProblems(file)).toEqual([]);
    expect(captionProblems(`\uFEFF${file.replaceAll('\n', '\r\n')}`)).toEqual([]);
  });

  it('is told by its line', () => {
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
});
