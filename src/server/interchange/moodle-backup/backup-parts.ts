import type { CoursePart } from '#domain/interchange/import-reason.ts';
import { textOfAll } from '../files/text-file.ts';
import { type Found, nameOf } from '../questions/interchange-question.ts';
import { childOf, childrenOf, textIn, xmlRoot } from '../xml/xml-elements.ts';

/** Moodle's modules by the part of a course that they are. */
const PARTS: ReadonlyMap<string, CoursePart> = new Map<string, CoursePart>([
  ['quiz', 'quiz'],
  ['forum', 'discussion'],
  ['page', 'page'],
  ['book', 'page'],
  ['label', 'page'],
  ['url', 'webLink'],
  ['resource', 'file'],
  ['folder', 'file'],
  ['lti', 'tool'],
  ['assign', 'assignment'],
  ['workshop', 'assignment'],
]);

/** The activities of a course, and the course itself, of which only questions are imported. Throws `FileError`. */
export function* backupParts(document: Uint8Array): Generator<Found> {
  const information = childOf(xmlRoot(textOfAll(document)), 'information');
  const contents = childOf(information, 'contents');
  for (const activity of childrenOf(childOf(contents, 'activities'), 'activity')) {
    const module = textIn(childOf(activity, 'modulename')).trim();
    // A question bank of Moodle 5 is an activity, too.
    if (module === 'qbank') continue;
    const title = textIn(childOf(activity, 'title')).trim();
    yield lostPart(title || module, PARTS.get(module) ?? 'other', activity.line);
  }
  const course = textIn(childOf(information, 'original_course_fullname')).trim();
  if (course !== '') yield lostPart(course, 'settings', 1);
}

const lostPart = (title: string, part: CoursePart, line: number): Found => ({
  ...{ kind: 'lost', item: nameOf(title), position: { line, column: 1, file: 'moodle_backup.xml' } },
  what: { code: 'coursePartDropped', part },
});
