import { fieldOf, isObject, textField } from './h5p-json.ts';

/** A part of a package that a library shows. */
export type H5pContent = { readonly library: string; readonly params: unknown; readonly title: string };

/** Libraries that arrange others. */
const CONTAINERS = new Set([
  'QuestionSet',
  'Column',
  'InteractiveVideo',
  'CoursePresentation',
  'InteractiveBook',
  'BranchingScenario',
  'BranchingQuestion',
  'Accordion',
  'Row',
  'RowColumn',
]);
const NESTED_MAX = 60;

/** `H5P.MultiChoice 1.16` → `MultiChoice`. */
export const libraryName = (library: string): string => library.replace(/^H5P\./, '').replace(/\s[\d.]+$/, '');

/** Whether a library shows cards, which are not questions. */
export const isCardLibrary = (library: string): boolean => /^(?:Dialogcards|Flashcards)$/.test(libraryName(library));

/** The contents of a package in order: of those that arrange others, what is in them. */
export function* contentsOf(content: H5pContent, depth = 0): Generator<H5pContent> {
  if (!CONTAINERS.has(libraryName(content.library))) {
    yield content;
    return;
  }
  for (const inside of contentsIn(content.params, depth)) yield* contentsOf(inside, depth + 1);
}

/** The contents anywhere in parameters. */
function* contentsIn(value: unknown, depth: number): Generator<H5pContent> {
  if (depth > NESTED_MAX) return;
  if (Array.isArray(value)) {
    for (const each of value) yield* contentsIn(each, depth + 1);
    return;
  }
  if (!isObject(value)) return;
  const library = textField(value, 'library');
  if (library !== '' && isObject(value.params)) {
    yield { library, params: value.params, title: textField(fieldOf(value, 'metadata'), 'title') };
    return;
  }
  for (const each of Object.values(value)) yield* contentsIn(each, depth + 1);
}
