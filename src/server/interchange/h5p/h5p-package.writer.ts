import type { ZipMember } from '../archive/zip.writer.ts';
import type { ImageFile } from '../moodle/moodle.writer.ts';
import type { H5pWritten } from './h5p.writer.ts';
import { H5P_LIBRARIES, type H5pLibrary } from './h5p-libraries.ts';

/** What a question set has apart from its questions: nobody fails, and questions stay in order. */
const SET = {
  introPage: { showIntroPage: false },
  progressType: 'dots',
  passPercentage: 0,
  disableBackwardsNavigation: false,
  randomQuestions: false,
  endGame: { showResultPage: true, showSolutionButton: true, showRetryButton: true },
} as const;

/**
 * A package with one question set: content only, without the code of its libraries. Questions are written as they are
 * read; each image is written once, after them.
 */
export async function* h5pPackage(title: string, questions: AsyncIterable<H5pWritten>): AsyncGenerator<ZipMember> {
  const libraries = new Set<H5pLibrary>(['QuestionSet']);
  const images = new Map<string, ImageFile>();
  async function* content(): AsyncGenerator<string> {
    yield `${JSON.stringify(SET).slice(0, -1)},"questions":[`;
    let separator = '';
    for await (const question of questions) {
      for (const library of question.libraries) libraries.add(library);
      for (const image of question.images) images.set(image.name, image);
      yield separator + JSON.stringify(question.content);
      separator = ',';
    }
    yield ']}';
  }
  yield { path: 'content/content.json', content: { pieces: content() } };
  for (const [name, { bytes }] of images) yield { path: `content/images/${name}`, content: bytes, stored: true };
  yield { path: 'h5p.json', content: JSON.stringify(h5pDescription(title, 'QuestionSet', [...libraries])) };
}

/** The description of a package, `h5p.json`. `libraries`: those that its content uses, with the main one. */
export const h5pDescription = (title: string, main: H5pLibrary, libraries: readonly H5pLibrary[]): object => ({
  ...{ title, language: 'und', mainLibrary: `H5P.${main}`, embedTypes: ['iframe'], license: 'U' },
  preloadedDependencies: libraries.map((name) => {
    const [majorVersion, minorVersion] = H5P_LIBRARIES[name].version;
    return { machineName: `H5P.${name}`, majorVersion, minorVersion };
  }),
});
