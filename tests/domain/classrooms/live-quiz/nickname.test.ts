import { describe, expect, it } from 'vitest';
import { cleanNickname, foldedNickname, readNickname } from '#domain/classrooms/live-quiz/nickname.rule.ts';

describe('a nickname', () => {
  it.each([
    ['  Grey   heron ', 'Grey heron'],
    ['\u202eHeron\u202c', 'Heron'],
    ['He\u200bron\u0000\u2066', 'Heron'],
    ['Zoë 🐢', 'Zoë 🐢'],
    ['a\u0301\u0302\u0303\u0304\u0305b', 'á\u0302\u0303b'],
    ['أحمد', 'أحمد'],
  ])('%j is shown as %j', (typed, shown) => {
    expect(cleanNickname(typed)).toBe(shown.normalize('NFC'));
    expect(readNickname(typed)).toEqual({ name: shown.normalize('NFC') });
  });

  it.each([
    ['', 'nicknameMissing'],
    ['x', 'nicknameMissing'],
    ['\u202e\u2066\u200b', 'nicknameMissing'],
    ['...', 'nicknameMissing'],
    ['a'.repeat(21), 'nicknameTooLong'],
    ['Fuck', 'nicknameRefused'],
    ['F.u.c.k you', 'nicknameRefused'],
    ['fuuuuck', 'nicknameRefused'],
    ['sh1t', 'nicknameRefused'],
    ['ＡＲＳＣＨＬＯＣＨ', 'nicknameRefused'],
    ['a\u0301rschloch', 'nicknameRefused'],
  ])('%j is refused as %s', (typed, problem) => {
    expect(readNickname(typed)).toEqual({ problem });
  });

  it.each(['Scunthorpe FC', 'Grapefruit', 'Nazir', 'Thure', 'Ishita', 'Swank', 'Bassist', 'Class 9c'])(
    'may contain a word of the list as part of another: %s',
    (name) => {
      expect(readNickname(name)).toEqual({ name });
    },
  );

  it('is the same as one that looks alike', () => {
    for (const name of ['heron', 'HERON', 'Hérón', 'h e r o n', 'H3R0N', 'hеrоn']) {
      expect(foldedNickname(name)).toBe('heron');
    }
    expect(foldedNickname('Herring')).not.toBe('heron');
  });
});
