import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CUES_MAX } from '#domain/content/media/media.limits.ts';
import { CaptionsError, cueAt, parseWebVtt } from '#domain/content/media/web-vtt.ts';

describe('WebVTT', () => {
  it('reads cues with hours, names, settings and more than one line', () => {
    const file =
      'WEBVTT - a title\nKind: captions\n\nNOTE\nnot a cue\n\nfirst\n00:01.500 --> 00:03.000 align:start position:10%\nOne\nline more\n\n01:00:00.000 --> 01:00:01.250\nLate\n';
    expect(parseWebVtt(file)).toEqual([
      { start: 1.5, end: 3, text: 'One\nline more' },
      { start: 3_600, end: 3_601.25, text: 'Late' },
    ]);
  });

  it('keeps only the text of cues with scripts, styles or tags', () => {
    const file = [
      'WEBVTT',
      'STYLE\n::cue { background: url(https://example.org) }',
      'REGION\nid:fred',
      '00:00.000 --> 00:01.000 line:0\n<v Ada><b>Hello</b> <script>alert(1)</script>there</v>',
      '00:01.000 --> 00:02.000\n<img src=x onerror=alert(1)>',
      '00:02.000 --> 00:03.000\n&lt;b&gt; is a tag &amp;lt; <c.red',
    ].join('\r\n\r\n');
    expect(parseWebVtt(`\uFEFF${file}`)).toEqual([
      { start: 0, end: 1, text: 'Hello alert(1)there' },
      { start: 2, end: 3, text: '<b> is a tag &lt;' },
    ]);
  });

  it('rejects what is not WebVTT, and skips cues that end before they begin', () => {
    expect(() => parseWebVtt('1\n00:00:01,000 --> 00:00:02,000\nSubRip')).toThrow(CaptionsError);
    expect(() => parseWebVtt('WEBVTTX')).toThrow(CaptionsError);
    expect(parseWebVtt('WEBVTT\n\n00:02.000 --> 00:01.000\nbackwards')).toEqual([]);
  });

  it('describes problems to its author', () => {
    expect(() => parseWebVtt(' WEBVTT')).toThrow('does not begin with WEBVTT');
    expect(() => parseWebVtt('SubRip')).toThrow(expect.objectContaining({ name: 'CaptionsError' }));
    const cues = (count: number) => `WEBVTT${'\n\n00:01.000 --> 00:02.000\nagain'.repeat(count)}`;
    expect(parseWebVtt(cues(CUES_MAX))).toHaveLength(CUES_MAX);
    expect(() => parseWebVtt(cues(CUES_MAX + 1))).toThrow(`has more than ${CUES_MAX} cues`);
  });

  it('sorts cues by start time', () => {
    const file = 'WEBVTT\n\n01:02.000 --> 01:03.000\nc\n\n00:01.000 --> 00:03.000\nb\n\n00:01.000 --> 00:02.000\na';
    expect(parseWebVtt(file)).toEqual([
      { start: 1, end: 2, text: 'a' },
      { start: 1, end: 3, text: 'b' },
      { start: 62, end: 63, text: 'c' },
    ]);
  });

  it('decodes character references, and shows a replacement for invalid ones', () => {
    const words = parseWebVtt('WEBVTT\n\n00:01.000 --> 00:02.000\na&nbsp;b&lrm;c&rlm;d&amp;e&copy;\0f')[0]?.text;
    expect(words).toBe('a\u00a0b\u200ec\u200fd&e&copy;\ufffdf');
  });

  it.each([
    ['with old line endings', 'WEBVTT\r\r00:01.000 --> 00:02.000\rHello'],
    ['under a header without a title', 'WEBVTT\n00:01.000 --> 00:02.000\nHello'],
    ['with spaces around its times', 'WEBVTT\n\n 00:01.000  -->  00:02.000\nHello'],
    ['with a name that only starts like a note', 'WEBVTT\n\nNOTES\n00:01.000 --> 00:02.000\nHello'],
    ['with a name that only ends like a note', 'WEBVTT\n\nA NOTE\n00:01.000 --> 00:02.000\nHello'],
  ])('accepts a cue %s', (_, file) => {
    expect(parseWebVtt(file)).toEqual([{ start: 1, end: 2, text: 'Hello' }]);
  });

  it.each([
    ['in a note', 'NOTE\n00:01.000 --> 00:02.000\nHello'],
    ['in a note with words', 'NOTE was:\n00:01.000 --> 00:02.000\nHello'],
    ['that ends when it starts', '00:01.000 --> 00:01.000\nHello'],
    ['whose times follow other words', 'at 00:01.000 --> 00:02.000\nHello'],
    ['whose times are followed by more digits', '00:01.000 --> 00:02.0001\nHello'],
  ])('skips a cue %s', (_, cue) => {
    expect(parseWebVtt(`WEBVTT\n\n${cue}`)).toEqual([]);
  });

  it('gives sorted cues with text for any input, and never an invalid time', () => {
    const line = fc.oneof(
      fc.string(),
      fc.constantFrom('00:01.000 --> 00:02.000', '00:00.500 --> 99:59:59.999', '-->', 'NOTE', '', '<b>', 'words'),
    );
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const cues = parseWebVtt(`WEBVTT\n\n${lines.join('\n')}`);
        for (const [at, { start, end, text }] of cues.entries()) {
          expect(Number.isFinite(start) && end > start && text !== '').toBe(true);
          expect(start).toBeGreaterThanOrEqual(cues[at - 1]?.start ?? 0);
        }
      }),
    );
  });

  it('finds the cue at a time of playback', () => {
    const cues = [
      { start: 0, end: 2, text: 'a' },
      { start: 1, end: 3, text: 'b' },
    ];
    expect([-1, 0, 1, 2.5, 3].map((at) => cueAt(cues, at)?.text ?? null)).toEqual([null, 'a', 'b', 'b', null]);
  });
});
