import { describe, expect, test } from 'vitest';
import { texts as messages } from '#texts/de/messages.ts';
import { texts as german } from '#texts/de/reasons.ts';
import { reasonWording } from '#texts/reason.wording.ts';

const rule = (sentence: string): string => messages[sentence] ?? sentence;
const say = reasonWording(german, rule);

describe('a reason that is put together', () => {
  test.each([
    ['is missing', 'fehlt'],
    ['answer.value: has to be a number', 'answer.value: muss eine Zahl sein'],
    ['choices: needs at least 2 entries; and 1 more', 'choices: braucht mindestens 2 Einträge; und 1 weitere'],
    [
      'choices.0.text: must not be empty; the field "colour" is not known; stem: is missing; and 4 more',
      'choices.0.text: darf nicht leer sein; das Feld "colour" ist nicht bekannt; stem: fehlt; und 4 weitere',
    ],
    ['type: is none of a, b; stem: is missing', 'type: ist nichts von: a, b; stem: fehlt'],
    [
      'images: the picture "a b; "c" is broken.png" is broken: it ends too early'.replaceAll('"c"', '\\"c\\"'),
      'images: das Bild "a b; \\"c\\" is broken.png" ist beschädigt: Es endet zu früh',
    ],
    ['Chapter 1: sums; more: it has no text', 'Chapter 1: sums; more: ohne Text'],
    ['column 7: it has no text', 'Spalte 7: ohne Text'],
    [
      'bank.xml cannot be read: line 3, column 9: it ends before <quiz> does.',
      'bank.xml lässt sich nicht lesen: Zeile 3, Spalte 9: endet, bevor <quiz> geschlossen ist.',
    ],
    [
      'a.zip cannot be read: it is no zip archive that can be read (its end is missing).',
      'a.zip lässt sich nicht lesen: kein lesbares Zip-Archiv (das Ende fehlt).',
    ],
    ['tags: text, is missing', 'die Schlagwörter: text, is missing'],
    ['tags: has to be a list', 'tags: muss eine Liste sein'],
    ['front: Enter text or add an image', 'front: Gib Text ein oder füge ein Bild hinzu'],
    ['its front says nothing that a card here can hold', 'ohne etwas, das eine Karte hier fasst: Vorderseite'],
  ])('%s', (english, other) => {
    expect(say(english)).toBe(other);
  });

  test('stays as it is where it is not known, and in English', () => {
    expect(say('something of former days: it is gone; really')).toBe('something of former days: it is gone; really');
    expect(reasonWording({}, rule)('is missing')).toBe('is missing');
  });

  test('is worded in no time, whatever stands in it', () => {
    const long = [`tags: ${'a; '.repeat(3_000)}`, `${'a: '.repeat(300)}b`, `"${'\\"'.repeat(3_000)} is broken`];
    const begun = performance.now();
    for (const reason of long) say(reason);
    expect(performance.now() - begun).toBeLessThan(3_000);
  });
});
