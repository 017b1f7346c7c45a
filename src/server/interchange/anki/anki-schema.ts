import { createHash } from 'node:crypto';
import type { CardKind } from '#domain/cards/card-note.schema.ts';

/** The tables of Anki collections that every version reads: schema 11, in which decks are shared. */
export const ANKI_TABLES = `
create table col (id integer primary key, crt integer not null, mod integer not null, scm integer not null,
  ver integer not null, dty integer not null, usn integer not null, ls integer not null, conf text not null,
  models text not null, decks text not null, dconf text not null, tags text not null);
create table notes (id integer primary key, guid text not null, mid integer not null, mod integer not null,
  usn integer not null, tags text not null, flds text not null, sfld integer not null, csum integer not null,
  flags integer not null, data text not null);
create table cards (id integer primary key, nid integer not null, did integer not null, ord integer not null,
  mod integer not null, usn integer not null, type integer not null, queue integer not null, due integer not null,
  ivl integer not null, factor integer not null, reps integer not null, lapses integer not null,
  left integer not null, odue integer not null, odid integer not null, flags integer not null, data text not null);
create table revlog (id integer primary key, cid integer not null, usn integer not null, ease integer not null,
  ivl integer not null, lastIvl integer not null, factor integer not null, time integer not null, type integer not null);
create table graves (usn integer not null, oid integer not null, type integer not null);
create index ix_notes_usn on notes (usn);
create index ix_cards_usn on cards (usn);
create index ix_revlog_usn on revlog (usn);
create index ix_cards_nid on cards (nid);
create index ix_cards_sched on cards (did, queue, due);
create index ix_revlog_cid on revlog (cid);
create index ix_notes_csum on notes (csum);`;

/** Our note types have the same ids in every file, so that Anki stores each of them once. */
const FIRST_TYPE = 1_731_000_000_000;

type AnkiKind = Exclude<CardKind, 'image'>;
const KINDS: readonly AnkiKind[] = ['basic', 'reversed', 'cloze'];

/** The id of a note type. */
export const ankiType = (kind: AnkiKind, typed: boolean): number =>
  FIRST_TYPE + KINDS.indexOf(kind) * 2 + (typed ? 1 : 0);

/** An id derived from a name, the same in every file, so that repeated decks are the same deck. */
export const ankiNumber = (name: string): number =>
  FIRST_TYPE + 1_000 + (createHash('sha256').update(name).digest().readUIntBE(0, 5) % 100_000_000_000);

const CSS = '.card { font-family: sans-serif; font-size: 20px; text-align: center; } .cloze { font-weight: bold; }';

type Template = { readonly name: string; readonly qfmt: string; readonly afmt: string };

function templatesOf(kind: AnkiKind, typed: boolean): readonly Template[] {
  if (kind === 'cloze') {
    const shown = `{{cloze:Text}}${typed ? '\n\n{{type:cloze:Text}}' : ''}`;
    return [{ name: 'Cloze', qfmt: shown, afmt: shown }];
  }
  const side = (name: string, from: string, to: string): Template => ({
    name,
    qfmt: `{{${from}}}${typed ? `\n\n{{type:${to}}}` : ''}`,
    afmt: `{{FrontSide}}\n\n<hr id=answer>\n\n{{${to}}}`,
  });
  const forth = side('Card 1', 'Front', 'Back');
  return kind === 'basic' ? [forth] : [forth, side('Card 2', 'Back', 'Front')];
}

/** Our note types as Anki stores them, as JSON by id. */
export function ankiTypes(seconds: number): string {
  const types = KINDS.flatMap((kind) =>
    [false, true].map((typed) => {
      const fields = kind === 'cloze' ? ['Text'] : ['Front', 'Back'];
      const templates = templatesOf(kind, typed);
      return {
        id: ankiType(kind, typed),
        name: `Lectern ${kind}${typed ? ' (typed)' : ''}`,
        type: kind === 'cloze' ? 1 : 0,
        mod: seconds,
        usn: -1,
        sortf: 0,
        did: 1,
        tmpls: templates.map((each, ord) => ({ ...each, ord, bqfmt: '', bafmt: '', did: null, bfont: '', bsize: 0 })),
        flds: fields.map((name, ord) => ({ name, ord, sticky: false, rtl: false, font: 'Arial', size: 20, media: [] })),
        css: CSS,
        latexPre: '\\documentclass[12pt]{article}\n\\begin{document}\n',
        latexPost: '\\end{document}',
        req: templates.map((_, ord) => [ord, 'any', [kind === 'cloze' ? 0 : ord]]),
        tags: [],
        vers: [],
      };
    }),
  );
  return JSON.stringify(Object.fromEntries(types.map((type) => [type.id, type])));
}

/** Decks as Anki stores them, as JSON by id; `Default` has to exist. */
export function ankiDecks(names: ReadonlyMap<string, number>, seconds: number): string {
  const today = [0, 0];
  const deck = (id: number, name: string) => ({
    id,
    name,
    mod: seconds,
    usn: -1,
    desc: '',
    dyn: 0,
    conf: 1,
    collapsed: false,
    browserCollapsed: false,
    extendNew: 10,
    extendRev: 50,
    newToday: today,
    revToday: today,
    lrnToday: today,
    timeToday: today,
  });
  const decks = [deck(1, 'Default'), ...[...names].map(([name, id]) => deck(id, name))];
  return JSON.stringify(Object.fromEntries(decks.map((each) => [each.id, each])));
}

/** Anki's options for decks without options of their own. */
export const ANKI_DECK_OPTIONS = JSON.stringify({
  1: {
    id: 1,
    name: 'Default',
    mod: 0,
    usn: 0,
    maxTaken: 60,
    autoplay: true,
    timer: 0,
    replayq: true,
    dyn: false,
    new: { bury: false, delays: [1, 10], initialFactor: 2500, ints: [1, 4, 0], order: 1, perDay: 20 },
    rev: { bury: false, ease4: 1.3, ivlFct: 1, maxIvl: 36500, perDay: 200, hardFactor: 1.2 },
    lapse: { delays: [10], leechAction: 1, leechFails: 8, minInt: 1, mult: 0 },
  },
});

export const ANKI_SETTINGS = JSON.stringify({
  activeDecks: [1],
  curDeck: 1,
  newSpread: 0,
  collapseTime: 1200,
  timeLim: 0,
  estTimes: true,
  dueCounts: true,
  curModel: String(FIRST_TYPE),
  nextPos: 1,
  sortType: 'noteFld',
  sortBackwards: false,
  addToCur: true,
  dayLearnFirst: false,
  schedVer: 2,
});
