import type { ImageFault, QuestionPart } from '#domain/interchange/import-reason.ts';
import { countedIn } from '../../wording.ts';

export const counted = countedIn('en');
const QUOTE_MAX_CHARS = 80;
/** A piece of the file within a sentence, cut where it is long. */
export const quoted = (text: string): string =>
  `“${`${text}`.length > QUOTE_MAX_CHARS ? `${text.slice(0, QUOTE_MAX_CHARS)}…` : text}”`;
export const characters = (count: number): string => counted(count, { one: '# character', other: '# characters' });
/** A number of bytes as a person reads sizes of files. */
export const size = (bytes: number): string =>
  bytes >= 1_000_000_000
    ? `${Math.round(bytes / 1_000_000_000)} GB`
    : `${Math.max(1, Math.round(bytes / 1_000_000))} MB`;
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function nameOf(where: QuestionPart): string {
  switch (where.part) {
    case 'question':
      return 'the question text';
    case 'answer':
      return 'the answer';
    case 'explanation':
      return 'the explanation';
    case 'modelAnswer':
      return 'the model answer';
    case 'markScheme':
      return 'the mark scheme';
    case 'picture':
      return 'the image';
    case 'source':
      return 'the source';
    case 'choices':
      return 'the list of choices';
    case 'places':
      return 'the list of places on the image';
    case 'prompts':
      return 'the list of items to match';
    case 'tags':
      return 'the list of tags';
    case 'subject':
      return 'the name of the subject';
    case 'topic':
      return 'the name of the topic';
    case 'clozeText':
      return 'the text with gaps';
    case 'front':
      return 'the front of the card';
    case 'back':
      return 'the back of the card';
    case 'cardText':
      return 'the text of the card';
    case 'choice':
      return `choice ${where.number}`;
    case 'acceptedAnswer':
      return `accepted answer ${where.number}`;
    case 'pair':
      return `pair ${where.number}`;
    case 'hint':
      return `hint ${where.number}`;
    case 'tag':
      return `tag ${where.number}`;
    case 'place':
      return `place ${where.number}`;
    case 'gap':
      return `gap ${quoted(where.name)}`;
    case 'field':
      return `the field ${quoted(where.path)}`;
  }
}

export const IMAGES: Readonly<Record<ImageFault, string>> = {
  elsewhere:
    'is on another website. Lectern doesn’t fetch files from the web; add the image to the question after the import',
  missing: 'isn’t in the import. Add it to the question after the import',
  tooLarge: 'is too large. Make it smaller and add it to the question after the import',
  broken: 'is damaged. Save it again and add it to the question after the import',
  unsafeDrawing:
    'is a drawing (SVG) that can’t be shown safely. Save it as PNG and add it to the question after the import',
  otherFormat:
    'isn’t a PNG, JPEG, GIF or WebP file. Save it as one of these and add it to the question after the import',
};

/** The same for an image without which the question stays out. */
export const IMAGE_FAULTS_TEXT: Readonly<Record<ImageFault, string>> = {
  elsewhere:
    'is on another website, and Lectern doesn’t fetch files from the web. Put it into the file and import again',
  missing: 'isn’t in the import. Put it into the file and import again',
  tooLarge: 'is too large. Make it smaller and import again',
  broken: 'is damaged. Save it again and import again',
  unsafeDrawing: 'is a drawing (SVG) that can’t be shown safely. Save it as PNG and import again',
  otherFormat: 'isn’t a PNG, JPEG, GIF or WebP file. Save it as one of these and import again',
};
