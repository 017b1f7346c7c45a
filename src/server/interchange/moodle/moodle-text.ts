import type { Reason } from '#domain/interchange/import-reason.ts';
import type { InterchangeQuestion, OnLost } from '../questions/interchange-question.ts';
import { htmlToMarkdown } from '../text/html-to-markdown.ts';
import { plainToMarkdown } from '../text/markdown-escape.ts';
import { childOf, childrenOf, textIn, type XmlElement } from '../xml/xml-elements.ts';

export type Report = OnLost;

/** The question of an item, or why it is rejected. */
type Feedback = readonly { readonly text: string; readonly feedback: string }[];
export type MoodleRead =
  | { readonly item: InterchangeQuestion; readonly feedback: Feedback }
  | { readonly reason: Reason };

/** Files of a question by the path in its texts. */
export type MoodleFiles = Map<string, string>;

const PLUGIN_FILE = /@@PLUGINFILE@@\/([^"'\s<>)\]]+)/g;

/**
 * The text of `<x format="html"><text>…</text><file …/></x>` as Markdown. Its files are collected for reading images.
 */
export function moodleText(element: XmlElement | null, files: MoodleFiles, onLost: Report): string {
  const raw = textIn(
    childOf(element, 'text') ?? (element !== null && childrenOf(element, 'file').length === 0 ? element : null),
  );
  if (element === null || raw.trim() === '') return '';
  return moodleMarkdown(raw, element, files, onLost);
}

/** The same for a text that was parsed before. */
export function moodleMarkdown(raw: string, element: XmlElement, files: MoodleFiles, onLost: Report): string {
  for (const file of childrenOf(element, 'file')) saveFile(file, files);
  switch (element.attributes.format) {
    case 'plain_text':
      return plainToMarkdown(raw);
    case 'markdown':
      return raw.replace(PLUGIN_FILE, (_, path: string) => `moodle:/${decode(path)}`).trim();
    default: {
      const html = raw.includes('@@PLUGINFILE@@')
        ? raw.replace(PLUGIN_FILE, (_, path: string) => `moodle:/${decode(path)}`)
        : raw;
      // Moodle's own format keeps line breaks.
      return htmlToMarkdown(html, { onLost, lenient: element.attributes.format === 'moodle_auto_format' });
    }
  }
}

function saveFile(file: XmlElement, files: MoodleFiles): void {
  const { name = '', path = '/', encoding = 'base64' } = file.attributes;
  if (encoding === 'base64' && name !== '') files.set(`moodle:${path}${name}`, textIn(file));
}

const decode = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};
