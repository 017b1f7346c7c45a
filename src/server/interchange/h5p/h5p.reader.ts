import { openZip } from '../archive/zip.reader.ts';
import { type Found, lossList, nameOf } from '../questions/interchange-question.ts';
import { H5pImages, h5pJson } from './h5p-archive.ts';
import { contentsOf, type H5pContent, libraryName } from './h5p-content.ts';
import { fieldOf, textField } from './h5p-json.ts';
import { questionsOfH5p } from './h5p-questions.ts';

/** Settings of a question set that its questions don't have. */
const SET_SETTINGS = ['passPercentage', 'poolSize', 'randomQuestions'] as const;
/** Libraries that only show something. */
const SHOWN_ONLY = /^(?:AdvancedText|Text|Image|Video|Audio|Link|Table|Nil|GoToQuestion|ContinuousText|Shape|Collage)$/;

/** The questions of an H5P package. Its scripts are never run or stored. Throws `FileError`. */
export function* readH5p(file: string): Generator<Found> {
  const archive = openZip(file);
  try {
    const main = textField(h5pJson(archive, 'h5p.json'), 'mainLibrary');
    const title = textField(h5pJson(archive, 'h5p.json'), 'title');
    const images = new H5pImages(archive);
    const root: H5pContent = { library: main, params: h5pJson(archive, 'content/content.json'), title };
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
