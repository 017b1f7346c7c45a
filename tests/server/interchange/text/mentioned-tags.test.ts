import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { htmlToMarkdown } from '#server/interchange/text/html-to-markdown.ts';

const read = (text: string): string => htmlToMarkdown(text, { lenient: true });

describe('a text that may be plain text or HTML', () => {
  it.each([
    ['Which tag keeps spaces: <pre> or <div>?', 'Which tag keeps spaces: \\<pre> or \\<div>?'],
    ['What does <b> do?', 'What does \\<b> do?'],
    ['What does <script> do, and where?', 'What does \\<script> do, and where?'],
    ['What does </b> close?', 'What does \\</b> close?'],
    ['Which element is inside a <ul>: <li> or <td>?', 'Which element is inside a \\<ul>: \\<li> or \\<td>?'],
    ['What is missing in <img>?', 'What is missing in \\<img>?'],
    ['<pre>', '\\<pre>'],
    ['A <b>bold</b> word, and the tag <i>', 'A **bold** word, and the tag \\<i>'],
  ])('shows tags without their counterparts as written: %s', (text, markdown) => {
    expect(read(text)).toBe(markdown);
  });

  it.each([
    ['A <b>bold</b> word', 'A **bold** word'],
    ['One<br>two', 'One\\\ntwo'],
    ['<p>One<p>Two', 'One\n\nTwo'],
    ['<ul><li>One<li>Two</ul>', '- One\n- Two'],
    ['<div>One</div>', 'One'],
    ['<b><i>both</b></i>', '***both***'],
  ])('reads complete elements as HTML: %s', (text, markdown) => {
    expect(read(text)).toBe(markdown);
  });

  it('keeps every unpaired tag, whatever is around it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('pre', 'b', 'div', 'code', 'script', 'table', 'ul', 'h1'),
        fc.array(fc.constantFrom('one ', '<i>two</i> ', '2 < 3 ', '<br>', '*'), { maxLength: 4 }),
        (name, before) => {
          expect(read(`${before.join('')}<${name}> end`)).toContain(`<${name}> end`);
        },
      ),
    );
  });
});

it('a text in HTML keeps the meaning of HTML', () => {
  expect(htmlToMarkdown('What is <b>this?')).toBe('What is **this?**');
});
