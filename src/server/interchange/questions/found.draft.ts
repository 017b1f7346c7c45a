import { createHash, randomUUID } from 'node:crypto';
import { IMAGE_MAX_BYTES } from '#domain/content/media/image.limits.ts';
import type { ImageFault, Reason } from '#domain/interchange/import-reason.ts';
import type { Language } from '#domain/platform/language.ts';
import { TITLE_MAX_CHARS } from '#domain/platform/text.limits.ts';
import type { ImageStore } from '../../platform/media/image-store.ts';
import { draftOf, findInvalidText, mapTexts, questionOf, SUSPECT_ESCAPE } from '../jsonl/question.line.ts';
import { drawn, isDrawing } from '../media/drawing.reader.ts';
import { type ContentImage, ImageError, inspectImage } from '../media/image.reader.ts';
import { imagePaths, withDigests, withoutImages } from '../media/image-reference.ts';
import { CREATED_NAMES } from './created-names.texts.ts';
import { withCreatedNames } from './created-names.ts';
import type { Found, InterchangeQuestion, QuestionFiles } from './interchange-question.ts';
import { QuestionError } from './problem.ts';
import type { QuestionDraft, QuestionLocation } from './question.draft.ts';
import { partAt } from './schema-issue.reason.ts';

/** Where questions of another program's file are saved. */
export type FoundPlacing = {
  /** The location of questions for which the file has none; null: the file's name. */
  readonly subject: string | null;
  readonly topic: string | null;
  /** Prefix of every id, so that no question replaces one of another owner. */
  readonly scope: string;
  /** Folders of the file with another target: `Physics/Heat` by its path. */
  readonly moved: Readonly<Record<string, { readonly subject: string; readonly topic: string }>>;
  /** The language of names and texts that the file lacks; left out: English. */
  readonly language?: Language;
  /** `keep`: existing questions with the same content stay unchanged. `again`: they are imported again. */
  readonly duplicates: 'keep' | 'again';
};

type FoundQuestion = Extract<Found, { kind: 'question' }>;
type Imported = { readonly draft: QuestionDraft; readonly lost: readonly Reason[] };

/**
 * A question of a file as a question of the bank. Its images are checked and stored; a missing one is replaced by its
 * description, and reported. Throws `QuestionError`.
 */
export async function draftOfFound(
  found: FoundQuestion,
  placing: FoundPlacing,
  from: {
    readonly format: string;
    readonly title: string;
    readonly imageStore: ImageStore | null;
  },
): Promise<Imported> {
  const { subtopic, ...around } = locationOf(found.category, placing, from.title);
  const whole = withCreatedNames(found.item, placing.language ?? 'en');
  const serialised = JSON.stringify(whole);
  const { item, inline } = withNamedImages(whole, serialised);
  const question = questionOf({ id: 'x', ...around, ...(subtopic !== null && { subtopic }), ...item });
  const invalidText = SUSPECT_ESCAPE.test(serialised) ? findInvalidText(item, []) : null;
  if (invalidText !== null)
    throw new QuestionError({ code: 'characterNotStorable', where: partAt(invalidText.split('.')) });
  const contradicted = contradictedChoice(item);
  if (contradicted !== null) throw new QuestionError({ code: 'choiceRightAndWrong', choice: contradicted });
  const draft = { ...draftOf(question), externalId: idOf(found, placing, from) };
  if (serialised.includes('\ufffd')) {
    throw new QuestionError({ code: 'bytesNotInEncoding' });
  }
  if (!serialised.includes('![')) return { draft, lost: found.lost };
  const images = new Set<string>();
  mapTexts(draft, (text) => {
    for (const path of imagePaths(text)) images.add(path);
    return text;
  });
  return images.size === 0
    ? { draft, lost: found.lost }
    : withImages(
        draft,
        [...images],
        { ...found, files: (path) => inline.get(path) ?? found.files?.(path) ?? null },
        from.imageStore,
      );
}

/** A correct choice with the same text as an incorrect one: no student could choose between them. */
function contradictedChoice(item: InterchangeQuestion): string | null {
  if (item.type !== 'multiple-choice' && item.type !== 'multiple-response') return null;
  const { answer, choices } = item;
  const right = new Set(choices.filter(({ id }) => answer.includes(id)).map(({ text }) => text.trim()));
  return choices.find(({ id, text }) => !answer.includes(id) && right.has(text.trim()))?.text ?? null;
}

const INLINE = /data:image\/[\w.+-]{1,40};base64,([A-Za-z0-9+/=]*)/g;

/**
 * Images embedded in the texts are replaced by names: their bytes don't count as characters. `text`: the question as
 * JSON.
 */
function withNamedImages(
  item: InterchangeQuestion,
  text: string,
): { readonly item: InterchangeQuestion; readonly inline: ReadonlyMap<string, Uint8Array> } {
  const inline = new Map<string, Uint8Array>();
  if (!text.includes('data:image/')) return { item, inline };
  const named = text.replace(INLINE, (_, data: string) => {
    const name = `inline-${inline.size + 1}`;
    inline.set(name, Buffer.from(data, 'base64'));
    return name;
  });
  const renamed: InterchangeQuestion = JSON.parse(named);
  return { item: renamed, inline };
}

/** The topic of a question. The first folder is the subject, the second the topic, the rest its subtopic. */
export function locationOf(
  category: readonly string[],
  { subject, topic, moved, language = 'en' }: FoundPlacing,
  title: string,
): QuestionLocation {
  const cut = (name: string): string => name.slice(0, TITLE_MAX_CHARS).trim();
  const movedTo = moved[category.join('/')];
  if (movedTo !== undefined) return { ...movedTo, subtopic: null };
  if (subject !== null && topic !== null) return { subject, topic, subtopic: null };
  const [first, second, ...rest] = category.map(cut).filter((name) => name !== '');
  if (second !== undefined && subject === null) {
    return {
      subject: first ?? CREATED_NAMES[language].questions,
      topic: topic ?? second,
      subtopic: rest.length === 0 ? null : cut(rest.join(' / ')),
    };
  }
  return {
    subject: subject ?? CREATED_NAMES[language].questions,
    topic: topic ?? second ?? first ?? cut(title),
    subtopic: null,
  };
}

function idOf(
  found: FoundQuestion,
  placing: FoundPlacing,
  { format, title }: { readonly format: string; readonly title: string },
): string {
  const { scope, duplicates } = placing;
  if (duplicates === 'again') return `${scope}${format}-${randomUUID()}`;
  if (found.id !== null) return scope + found.id;
  // By content and location, without tags and in one language, so that it is recognised when the file is read again.
  const { tags: _, ...item } = withCreatedNames(found.item, 'en');
  const location = locationOf(found.category, { ...placing, language: 'en' }, title);
  const serialised = JSON.stringify([location.subject, location.topic, item]);
  return `${scope}${format}-${createHash('sha256').update(serialised).digest('hex').slice(0, 32)}`;
}

async function withImages(
  draft: QuestionDraft,
  paths: readonly string[],
  found: FoundQuestion,
  imageStore: ImageStore | null,
): Promise<Imported> {
  const known = new Map<string, ContentImage>();
  const faults = new Map<string, ImageFault>();
  const lost = [...found.lost];
  for (const path of paths) {
    try {
      const bytes = await imageBytes(path, found.files);
      const image = inspectImage(bytes);
      await imageStore?.write(image.digest, bytes);
      known.set(path, image);
    } catch (error) {
      if (!(error instanceof ImageError)) throw error;
      faults.set(path, error.fault);
      lost.push({ code: 'pictureDropped', picture: path.slice(0, 200), fault: error.fault });
    }
  }
  const digests = new Map([...known].map(([path, { digest }]) => [path, digest]));
  const unique = new Map([...known.values()].map((image) => [image.digest, image]));
  const change = (text: string): string => withoutImages(withDigests(text, digests), new Set(digests.values()));
  // Points on an image are meaningless without it.
  if (draft.type === 'hotspot' || draft.type === 'labelling') {
    const [path = ''] = imagePaths(shownBy(draft.body));
    if (!known.has(path))
      throw new QuestionError({ code: 'pictureNeeded', picture: path, fault: faults.get(path) ?? 'missing' });
  }
  return { draft: { ...mapTexts(draft, change), images: [...unique.values()] }, lost };
}

const shownBy = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'picture' in body ? String(body.picture) : '';

async function imageBytes(path: string, files: QuestionFiles | undefined): Promise<Buffer> {
  if (/^(?:https?:)?\/\//i.test(path)) throw new ImageError('elsewhere', 'lies elsewhere and is not fetched');
  const bytes = files?.(path) ?? null;
  if (bytes === null) throw new ImageError('missing', 'is not among the files that came with it');
  if (bytes.length > IMAGE_MAX_BYTES) throw new ImageError('tooLarge', `is larger than ${IMAGE_MAX_BYTES} bytes`);
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return isDrawing(buffer) ? drawn(buffer) : buffer;
}
