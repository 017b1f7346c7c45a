import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Theme } from '@radix-ui/themes';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { getSchema } from '@tiptap/core';
import { describe, expect, it, vi } from 'vitest';
import { editorExtensions } from '#ui/rich-editor/editor.extensions.ts';
import { NODE_PARTS } from '#ui/rich-editor/editor-nodes.tsx';
import { fromMarkdown } from '#ui/rich-editor/from-markdown.ts';
import { cleanHtml } from '#ui/rich-editor/paste.ts';
import { type PromptForLink, RichEditor } from '#ui/rich-editor/rich-editor.tsx';
import { toMarkdown } from '#ui/rich-editor/to-markdown.ts';

const NOTES = join(import.meta.dirname, '../../../src/server/demo/notes');

const show = (initial: string, askLink?: PromptForLink) => {
  const onChange = vi.fn();
  render(
    <Theme>
      <RichEditor label="Text" initial={initial} images={[]} onChange={onChange} {...(askLink && { askLink })} />
    </Theme>,
  );
  return onChange;
};

describe('the editor', () => {
  it.each(readdirSync(NOTES))('represents all of %s in its own schema', (name) => {
    const schema = getSchema(editorExtensions(NODE_PARTS));
    const source = readFileSync(join(NOTES, name), 'utf8').split('\n---\n').slice(1).join('\n---\n');
    const read = fromMarkdown(source);
    const held = schema.nodeFromJSON(read);
    held.check();
    expect(fromMarkdown(toMarkdown(held.toJSON()))).toEqual(read);
  });

  it('shows what readers see, and changes its source', async () => {
    const user = userEvent.setup();
    const onChange = show('Force is **mass** times acceleration.\n\n> [!TIP] Units\n> Newton.\n');
    const page = await screen.findByRole('textbox', { name: 'Text' });
    expect(within(page).getByText('mass').tagName).toBe('STRONG');
    expect(within(page).getByRole('combobox', { name: 'Callout type' })).toHaveProperty('value', 'tip');
    await user.click(screen.getByRole('button', { name: 'Markdown' }));
    const source = screen.getByRole('textbox', { name: 'Text' });
    await user.clear(source);
    await user.type(source, 'Work is *force* times distance.');
    expect(onChange).toHaveBeenLastCalledWith('Work is *force* times distance.');
    await user.click(screen.getByRole('button', { name: 'Markdown' }));
    await waitFor(() => expect(screen.getByText('force').tagName).toBe('EM'));
  });

  it('has a toolbar with arrow keys and one tab stop', async () => {
    const user = userEvent.setup();
    show('Words.');
    const tools = await screen.findByRole('toolbar');
    within(tools).getByRole('combobox').focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(within(tools).getByRole('button', { name: 'Bold' }));
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(within(tools).getByRole('button', { name: 'Markdown' }));
  });

  it('inserts a formula that was written in the dialog', async () => {
    const user = userEvent.setup();
    const onChange = show('Words.');
    await user.click(await screen.findByRole('button', { name: 'Formula' }));
    await user.type(await screen.findByRole('textbox', { name: 'Formula (TeX)' }), 'x^2');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onChange.mock.lastCall?.[0]).toContain('$x^2$'));
  });
});

describe('a link', () => {
  const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Link' }));

  it('is inserted at the cursor, with the entered address', async () => {
    const askLink = vi.fn<PromptForLink>(async () => 'https://example.org/source');
    const onChange = show('', askLink);
    await press();
    await waitFor(() => expect(onChange.mock.lastCall?.[0]).toContain('(https://example.org/source)'));
    expect(askLink).toHaveBeenCalledExactlyOnceWith(null);
  });

  it.each([
    ['changed', 'https://example.org/b', '[Source](https://example.org/b)'],
    ['removed', '', 'Source'],
  ])('at the cursor is %s as a whole', async (_, answer, markdown) => {
    const askLink = vi.fn<PromptForLink>(async () => answer);
    const onChange = show('[Source](https://example.org/a)', askLink);
    (await screen.findByRole('textbox', { name: 'Text' })).focus();
    await userEvent.keyboard('{Control>}a{/Control}');
    await press();
    await waitFor(() => expect(onChange.mock.lastCall?.[0].trim()).toBe(markdown));
    expect(askLink).toHaveBeenCalledExactlyOnceWith('https://example.org/a');
  });

  it('is unchanged if the dialog is cancelled, and is no tool without a dialog', async () => {
    const onChange = show('Words.', async () => null);
    await press();
    expect(onChange).not.toHaveBeenCalled();
    cleanup();
    show('Words.');
    expect(await screen.findByRole('button', { name: 'Bold' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Link' })).toBeNull();
  });
});

describe('pasted content', () => {
  it('loses scripts, styles and markup of word processors', () => {
    const html = `<html xmlns:o="x"><head><style>p{color:red}</style></head><body><!--StartFragment-->
      <p class="MsoNormal" style="margin:0" onclick="alert(1)">A <b style="mso-bidi-font-weight:normal">force</b><o:p>&nbsp;</o:p> acts<script>alert(1)</script></p>
      <p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">1.</span>first</p>
      <p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">2.</span>second</p>
      <img src="file:///C:/x.png"><span style="vertical-align:super">2</span></body></html>`;
    const clean = cleanHtml(html);
    expect(clean).not.toMatch(/script|style|onclick|mso|o:p|img|alert/i);
    expect(clean).toMatch(/<b>force<\/b>/);
    expect(clean.replace(/\s+/g, ' ')).toContain('<ol><li>first</li><li>second</li></ol>');
    expect(clean).toContain('<sup>2</sup>');
  });
});
