import type { Reason } from '#domain/interchange/import-reason.ts';
import { lossList, type OnLost } from '../questions/interchange-question.ts';
import { htmlToMarkdown } from '../text/html-to-markdown.ts';
import { escapeMarkdown } from '../text/markdown-escape.ts';
import type { AnkiNote } from './anki.collection.ts';
import { type AnkiTemplate, filled } from './anki-template.ts';

/** A note as a card of Lectern; images still have their names from the package. */
export type NoteDraft = {
  /** Empty for the first draft of a note; otherwise the number of this card, from 1. */
  readonly part: string;
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
  readonly lost: readonly Reason[];
};

type Report = OnLost;

/** The drafts of a note: one, or several if its cards are of different kinds. */
export function draftsOfNote(note: AnkiNote): readonly NoteDraft[] {
  const { lost, onLost } = lossList();
  if (note.tags.length > 0) onLost({ code: 'tagsDropped', tags: note.tags.join(', ') });
  if (note.isCloze) return [{ part: '', content: clozeOf(note, onLost), lost }];
  const templates = note.ordinals.flatMap((ordinal) => {
    const template = note.templates[ordinal];
    return template === undefined ? [] : [{ ordinal, template }];
  });
  if (templates.length === 0 || templates.length < note.ordinals.length)
    return [{ part: '', content: byFields(note, onLost), lost }];
  return byTemplates(note, templates, onLost).map((draft, at) => ({ ...draft, lost: at === 0 ? lost : [] }));
}

function clozeOf(note: AnkiNote, onLost: Report): NoteDraft['content'] {
  const [first = '', ...others] = shownFields(note, onLost).map((field) => sideOf(field, onLost));
  const textBelow = others.filter((side) => side !== '').join('\n\n');
  const { typed, ordinals } = note;
  if (!/\{\{c\d+::image-occlusion:/.test(first))
    return { kind: 'cloze', text: textBelow === '' ? first : `${first}\n\n${textBelow}`, typed };
  onLost({ code: 'masksMerged', cards: ordinals.length });
  const image = /!\[[^[\]]*\]\(<([^<>]*)>\)/.exec(textBelow)?.[1] ?? '';
  const text = textBelow.replace(/!\[[^[\]]*\]\(<[^<>]*>\)/g, '').trim();
  return {
    ...{ kind: 'image', front: 'What does this image show?', back: text || 'See the image.' },
    ...{ alt: 'Picture', picture: image, typed: false },
  };
}

/** The contents of the fields that a card shows; other fields are reported. */
function shownFields({ fields, fieldNames, templates }: AnkiNote, onLost: Report): readonly string[] {
  const named = new Set(templates.flatMap((template) => [...template.fields]));
  if (templates.length === 0 || !fieldNames.some((name) => named.has(name))) return fields;
  return fields.filter((field, at) => {
    const name = fieldNames[at];
    const isShown = name === undefined || named.has(name);
    if (!isShown && field.trim() !== '') onLost({ code: 'fieldNotShown', field: name });
    return isShown;
  });
}

/** If its cards are unknown, the first two fields are the sides, and other fields are added below the second. */
function byFields({ fields, typed, ordinals }: AnkiNote, onLost: Report): NoteDraft['content'] {
  const [front = '', ...others] = fields.map((field) => sideOf(field, onLost));
  if (ordinals.some((ordinal) => ordinal > 1)) onLost({ code: 'cardKindsMerged', kinds: ordinals.length });
  const back = others.filter((side) => side !== '').join('\n\n');
  return { kind: ordinals.includes(1) ? 'reversed' : 'basic', front, back, typed };
}

type Card = { readonly ordinal: number; readonly front: string; readonly back: string; readonly typed: boolean };

/** Cards as their templates render them. Two cards with swapped sides are merged into one reversible card. */
function byTemplates(
  note: AnkiNote,
  templates: readonly { readonly ordinal: number; readonly template: AnkiTemplate }[],
  onLost: Report,
): Omit<NoteDraft, 'lost'>[] {
  shownFields(note, onLost);
  const fields = new Map(note.fieldNames.map((name, at) => [name, note.fields[at] ?? '']));
  const cards = templates.map(({ ordinal, template: { front: asks, answers, typed } }): Card => {
    const [front, back] = [sideOf(filled(asks, fields), onLost), sideOf(filled(answers, fields), onLost)];
    return { ordinal, front, back, typed };
  });
  const drafts: Omit<NoteDraft, 'lost'>[] = [];
  const taken = new Set<Card>();
  for (const card of cards) {
    if (taken.has(card)) continue;
    const { ordinal, ...sides } = card;
    const other = cards.find((each) => each !== card && each.front === card.back && each.back === card.front);
    if (other !== undefined) taken.add(other);
    const kind = other === undefined ? 'basic' : 'reversed';
    drafts.push({ part: drafts.length === 0 ? '' : String(ordinal + 1), content: { kind, ...sides } });
  }
  return drafts;
}

/** A sound or video: Anki's own notation, and HTML elements. */
const SOUND = /\[sound:([^[\]]{1,300})\]|<(?:audio|video)\b[^<>]{0,300}?\bsrc="([^"<>]{1,300})"[^<>]{0,300}>/g;

/**
 * HTML of Anki as Markdown: formulas in its three notations, without sounds, which cards do not support. A side with
 * nothing but sounds shows their names, so that the card and its review state are not lost.
 */
function sideOf(field: string, onLost: Report): string {
  const sounds: string[] = [];
  const html = field
    .replace(SOUND, (_, name: string | undefined, source: string | undefined) => {
      sounds.push(name ?? source ?? '');
      return '';
    })
    .replace(/\[\$\$\]((?:(?!\[\/?\$\$\])[\s\S]){0,5000})\[\/\$\$\]/g, '\\[$1\\]')
    .replace(/\[\$\]((?:(?!\[\/?\$\])[\s\S]){0,5000})\[\/\$\]/g, '\\($1\\)')
    .replace(
      /\[latex\]((?:(?!\[\/?latex\])[\s\S]){0,5000})\[\/latex\]/g,
      (_, tex: string) => `\\(${tex.trim().replace(/^\$|\$$/g, '')}\\)`,
    );
  const side = htmlToMarkdown(html, { onLost });
  const isNamed = side === '' && sounds.length > 0;
  for (const sound of sounds) onLost({ code: isNamed ? 'soundAsName' : 'soundDropped', sound });
  return isNamed ? [...new Set(sounds)].map((name) => `🔊 ${escapeMarkdown(name, false)}`).join('\n\n') : side;
}
