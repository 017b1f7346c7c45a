import { htmlToMarkdown } from '../text/html-to-markdown.ts';
import type { AnkiNote } from './anki.collection.ts';

/** A note as a card of Lectern; pictures still by the names they have in the package. */
export type NoteDraft = {
  readonly content:
    | { readonly kind: 'basic' | 'reversed'; readonly front: string; readonly back: string; readonly typed: boolean }
    | { readonly kind: 'cloze'; readonly text: string; readonly typed: boolean }
    | {
        readonly kind: 'image';
        readonly front: string;
        readonly back: string;
        readonly alt: string;
        readonly picture: string;
        readonly typed: boolean;
      };
  readonly lost: readonly string[];
};

/** What a note says here. Its first two fields are its sides; others are put beneath the second. */
export function draftOfNote({ fields, isCloze, typed, ordinals, tags }: AnkiNote): NoteDraft {
  const lost: string[] = [];
  const tell = (what: string): void => void (lost.includes(what) || lost.push(what));
  if (tags.length > 0) tell(`tags: ${tags.join(', ')}`);
  const [first = '', ...others] = fields.map((field) => sideOf(field, tell));
  const beneath = others.filter((side) => side !== '').join('\n\n');
  if (isCloze && /\{\{c\d+::image-occlusion:/.test(first)) {
    tell(`the masks of its picture: one card instead of ${ordinals.length}`);
    const picture = /!\[[^\]]*\]\(<([^>]*)>\)/.exec(beneath)?.[1] ?? '';
    const said = beneath.replace(/!\[[^\]]*\]\(<[^>]*>\)/g, '').trim();
    return {
      content: {
        kind: 'image',
        front: 'What does the picture show?',
        back: said || 'See the picture.',
        alt: 'Picture',
        picture,
        typed: false,
      },
      lost,
    };
  }
  if (isCloze)
    return { content: { kind: 'cloze', text: beneath === '' ? first : `${first}\n\n${beneath}`, typed }, lost };
  if (ordinals.some((ordinal) => ordinal > 1))
    tell(`${ordinals.length} kinds of cards of one note: front to back and back to front are kept`);
  const [back = '', ...rest] = others;
  // A third field that only says whether there is a card the other way round has said it.
  const reversed = ordinals.includes(1);
  const more = rest.filter((side) => side !== '' && !(reversed && rest.length === 1)).join('\n\n');
  return {
    content: {
      kind: reversed ? 'reversed' : 'basic',
      front: first,
      back: [back, more].filter((side) => side !== '').join('\n\n'),
      typed,
    },
    lost,
  };
}

/** A field as Markdown: HTML, formulas in Anki's three notations, and sounds, which cards do not hold. */
function sideOf(field: string, tell: (what: string) => void): string {
  const html = field
    .replace(/\[sound:([^\]]{1,300})\]/g, (_, name: string) => {
      tell(`the sound ${name}`);
      return '';
    })
    .replace(/\[\$\$\]([\s\S]{0,5000}?)\[\/\$\$\]/g, '\\[$1\\]')
    .replace(/\[\$\]([\s\S]{0,5000}?)\[\/\$\]/g, '\\($1\\)')
    .replace(/\[latex\]\s*\$?([\s\S]{0,5000}?)\$?\s*\[\/latex\]/g, '\\($1\\)');
  return htmlToMarkdown(html, { onLost: tell });
}
