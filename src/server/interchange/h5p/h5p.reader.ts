import { IMAGE_MAX_BYTES } from '#domain/content/media/image.limits.ts';
import { openZip, type ZipArchive } from '../archive/zip.reader.ts';
import { textOfAll } from '../files/text-file.ts';
import { FileError, type Found, lossList, nameOf } from '../questions/interchange-question.ts';
import { contentsOf, type H5pContent, libraryName } from './h5p-content.ts';
import { fieldOf, textField } from './h5p-json.ts';
import { questionsOfH5p } from './h5p-questions.ts';

const PACKAGE = 'h5p.json';
const CONTENT = 'content/content.json';
const CONTENT_MAX_BYTES = 50_000_000;
/** Settings of a question set that its questions don't have. */
const SET_SETTINGS = ['passPercentage', 'poolSize', 'randomQuestions'] as const;
/** Libraries that only show something. */
const SHOWN_ONLY = /^(?:AdvancedText|Text|Image|Video|Audio|Link|Table|Nil|GoToQuestion|ContinuousText|Shape|Collage)$/;

/** The questions of an H5P package. Its scripts are never run or stored. Throws `FileError`. */
export function* readH5p(file: string): Generator<Found> {
  const archive = openZip(file);
  try {
    const main = textField(jsonIn(archive, PACKAGE), 'mainLibrary');
    const title = textField(jsonIn(archive, PACKAGE), 'title');
    const images = new H5pImages(archive);
    const root: H5pContent = { library: main, params: jsonIn(archive, CONTENT), title };
    yield* lossesOfSet(root);
    let line = 0;
    for (const content of contentsOf(root)) {
      line += 1;
      yield* foundIn(content, line, title, images);
    }
  } finally {
    archive.close();
  }
}

/** What a set of questions has apart from them. */
function* lossesOfSet({ library, params, title }: H5pContent): Generator<Found> {
  const kind = libraryName(library);
  const entry = { kind: 'lost', position: { line: 1, column: 1 }, item: nameOf(title || kind) } as const;
  const isSet = kind === 'QuestionSet' && SET_SETTINGS.some((name) => Boolean(fieldOf(params, name)));
  if (isSet) yield { ...entry, what: { code: 'setSettingsDropped' } };
  if (kind === 'InteractiveVideo') yield { ...entry, what: { code: 'mediaDropped', element: 'video' } };
}

function* foundIn(content: H5pContent, line: number, title: string, images: H5pImages): Generator<Found> {
  const position = { line, column: 1 };
  const library = libraryName(content.library);
  const name = nameOf(content.title || library);
  const { lost, onLost } = lossList();
  if (SHOWN_ONLY.test(library)) {
    yield { kind: 'lost', position, item: name, what: { code: 'textWithoutQuestion' } };
    return;
  }
  const questions = questionsOfH5p(content, { onLost, imageOf: (path) => images.nameOf(path) });
  if (questions === null) {
    yield { kind: 'problem', position, name, reason: { code: 'h5pLibraryUnknown', library } };
    return;
  }
  for (const item of questions) {
    if ('code' in item) yield { kind: 'problem', position, name, reason: item };
    else
      yield {
        ...{ kind: 'question', position, name, id: null, item, lost },
        category: title === '' ? [] : [title],
        files: (path) => images.read(path),
      };
  }
}

function jsonIn(archive: ZipArchive, path: string): unknown {
  const entry = archive.entries.get(path);
  if (entry === undefined) throw new FileError({ code: 'packageFileMissing', path });
  if (entry.bytes > CONTENT_MAX_BYTES)
    throw new FileError({ code: 'packageFileTooLarge', path, max: CONTENT_MAX_BYTES });
  try {
    return JSON.parse(textOfAll(archive.read(entry, CONTENT_MAX_BYTES)));
  } catch (error) {
    if (error instanceof SyntaxError) throw new FileError({ code: 'archiveFileDamaged', path });
    throw error;
  }
}

/** The images of a package, by names that contain nothing from it. */
class H5pImages {
  readonly #archive: ZipArchive;
  readonly #paths: string[] = [];

  constructor(archive: ZipArchive) {
    this.#archive = archive;
  }

  nameOf(path: string): string {
    if (/^[a-z][a-z\d+.-]*:/i.test(path)) return `https://${encodeURIComponent(path.slice(0, 100))}`;
    this.#paths.push(`content/${path.replace(/#tmp$/, '')}`);
    return `image-${this.#paths.length}`;
  }

  read(name: string): Uint8Array | null {
    const path = this.#paths[Number(name.replace('image-', '')) - 1];
    const entry = path === undefined ? undefined : this.#archive.entries.get(path);
    if (entry === undefined || entry.bytes > IMAGE_MAX_BYTES * 4) return null;
    return this.#archive.read(entry, IMAGE_MAX_BYTES * 4);
  }
}
