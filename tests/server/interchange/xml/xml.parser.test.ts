import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, it, test } from 'vitest';
import { XmlParser } from '#server/interchange/xml/xml.parser.ts';
import { xmlElements } from '#server/interchange/xml/xml-elements.ts';

/** The events of a parser for a text, with adjacent texts joined; null if it refuses the text. */
type ParsedEvents = readonly string[] | null;

function listener() {
  const events: string[] = [];
  const text = (words: string): void => {
    if (words === '') return;
    if (events.at(-1)?.startsWith('text ')) events.push(`${events.pop()}${words}`);
    else events.push(`text ${words}`);
  };
  return { events, text, close: () => void events.push('close') };
}

function ours(chunks: readonly string[]): ParsedEvents {
  const { events, text, close } = listener();
  const open = (name: string, attributes: object): void =>
    void events.push(`open ${name} ${JSON.stringify(attributes)}`);
  const parser = new XmlParser({ open, text, close }, (reason) => {
    throw new SyntaxError(reason.fault);
  });
  try {
    for (const chunk of chunks) parser.write(chunk);
    parser.close();
    return events;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function theirs(fullText: string): ParsedEvents {
  const { events, text, close } = listener();
  const parser = new SaxesParser({ xmlns: false });
  let isBroken = false;
  parser.on('error', () => {
    isBroken = true;
  });
  parser.on('opentag', ({ name, attributes }) => {
    events.push(`open ${name.slice(name.indexOf(':') + 1)} ${JSON.stringify(attributes)}`);
  });
  let depth = 0;
  parser.on('opentagstart', () => {
    depth += 1;
  });
  parser.on('closetag', () => {
    depth -= 1;
    close();
  });
  parser.on('text', (words) => depth > 0 && text(words));
  parser.on('cdata', text);
  parser.write(fullText).close();
  return isBroken ? null : events;
}

const PIECES = [
  ...['<a>', '</a>', '<a>', '</a>', '<b x="1">', '</b >', '<p:c y=\'&lt;2\' z="q>r\n"/>', '<a\n  k = "v" />'],
  ...['words', ' ', '\r\n', '\r', '\t', 'é ✓ 𝕏', '"', "'", '>', ']', ']]', '&amp;', '&#65;', '&#x1F600;', '&quot;'],
  ...['<![CDATA[<x>&y;]]>', '<![CDATA[]]]]>', '<!-- <a> & -->', '<?pi <a> ?>'],
  ...[
    '&nope;',
    '&',
    '&#0;',
    '&#xD800;',
    '<',
    ']]>',
    '<d e=f>',
    '<d e="1" e="2"/>',
    '<d e="<"/>',
    '<1>',
    '</b>',
    '<a',
    '\u0001',
  ],
];
// Most generated texts are well-formed.
const good = fc.constantFrom(...PIECES.slice(8, 27));
const piece = fc.oneof({ weight: 12, arbitrary: good }, { weight: 1, arbitrary: fc.constantFrom(...PIECES) });
const document = fc
  .array(fc.oneof({ weight: 4, arbitrary: piece }, { weight: 1, arbitrary: fc.constantFrom('<a>', '</a>') }), {
    maxLength: 14,
  })
  .map((pieces) => `<root>${pieces.join('')}</root>`);

describe('reading XML', () => {
  test('emits the same events and errors as saxes', () => {
    let [taken, refused] = [0, 0];
    fc.assert(
      fc.property(document, (text) => {
        const expected = theirs(text);
        if (expected === null) refused += 1;
        else taken += 1;
        expect(ours([text])).toEqual(expected);
      }),
      { numRuns: 3_000 },
    );
    expect(Math.min(taken, refused)).toBeGreaterThan(300);
  });

  test('emits the same events wherever the text is split', () => {
    fc.assert(
      fc.property(document, fc.array(fc.nat({ max: 200 }), { maxLength: 6 }), (text, cuts) => {
        const positions = [0, ...cuts.filter((at) => at < text.length).toSorted((a, b) => a - b), text.length];
        const chunks = positions.slice(1).map((to, at) => text.slice(positions[at], to));
        expect(ours(chunks)).toEqual(ours([text]));
      }),
      { numRuns: 3_000 },
    );
  });

  it.each([
    ['a tag that closes another', '<a>\n<b>\n  </a>', '"line":3,"column":3'],
    ['an invalid reference', '<a>\n\nwords &nbsp; words</a>', '"line":3'],
    ['a DOCTYPE', '<?xml version="1.0"?>\n<!DOCTYPE a [<!ENTITY b "c">]><a/>', '"line":2,"column":1,"fault":"doctype"'],
    ['a second root', '<a/>\n<b/>', '"line":2,"column":1'],
    ['text after the end', '<a/>\nwords', '"line":1'],
    ['the end of the file in a tag', '<a>\n<b c="', '"line":2,"column":1,"fault":"endsEarly"'],
    ['the end of the file in CDATA', '<a>\n<![CDATA[ never', 'endsEarly'],
    ['an empty file', ' \n', '"empty"'],
  ])('reports the position of %s', (_, text, position) => {
    expect(() => [...xmlElements([text], { depth: 0 })]).toThrow(position);
  });

  it.each([
    ['<!DOCTYPE a>', true],
    ['<?xml version="1.0"?>\n<!DOCTYPE ns:assessmentItem >\n', true],
    ['<!DOCTYPE>', false],
    ['<!DOCTYPE a SYSTEM "a.dtd">', true],
    ["<!DOCTYPE questestinterop SYSTEM 'ims_qtiasiv1p2p1.dtd' >", true],
    ['<!DOCTYPE quiz PUBLIC "-//X//DTD Y 1.0//EN"\n  "http://example.org/y.dtd">', true],
    ['<!DOCTYPE a PUBLIC "-//X//EN">', false],
    ['<!DOCTYPE a SYSTEM a.dtd>', false],
    ['<!DOCTYPE a SYSTEM "a.dtd" [<!ENTITY b "c">]>', false],
    ['<!DOCTYPE a []>', false],
    [`<!DOCTYPE ${'a'.repeat(600)}>`, false],
  ])('accepts a DOCTYPE without an internal subset: %s', (head, isTaken) => {
    for (const chunks of [[`${head}<a>b</a>`], [...`${head}<a>b</a>`]]) {
      const read = () => [...xmlElements(chunks, { depth: 0 })];
      if (isTaken) expect(read()).toMatchObject([{ name: 'a', nodes: ['b'] }]);
      else expect(read).toThrow('"doctype"');
    }
    expect(() => [...xmlElements([`<a>${head}</a>`], { depth: 0 })]).toThrow();
  });

  test('reports the line in which each element starts', () => {
    const text = '<quiz>\n  <question/>\r\n\n<question>\n<name/></question></quiz>';
    const found = [...xmlElements([...text], { depth: 1 })];
    expect(found.map(({ line, column }) => [line, column])).toEqual([
      [2, 3],
      [4, 1],
    ]);
  });

  test('takes time in proportion to the length of the text', () => {
    const read = (text: string): number => {
      let events = 0;
      const count = (): void => {
        events += 1;
      };
      const parser = new XmlParser({ open: count, text: count, close: count }, (reason) => {
        throw new SyntaxError(reason.fault);
      });
      for (const chunk of text.match(/.{1,4000}/gs) ?? []) parser.write(chunk);
      parser.close();
      return events;
    };
    const started = performance.now();
    const many = `${'x'.repeat(2_000_000)}]]><!--${' -'.repeat(1_000_000)}-->${'&amp;'.repeat(400_000)}`;
    expect(read(`<a><![CDATA[${many}</a>`)).toBeGreaterThan(900);
    expect(() => read(`<a ${'b'.repeat(5_000_000)}`)).toThrow('tooLarge');
    expect(performance.now() - started).toBeLessThan(8_000);
  });
});
