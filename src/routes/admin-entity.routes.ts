import type { RouteRow } from './route-row.ts';

/** The entities that have a list, a form to create and a form to edit; and what a person calls one and many of them. */
export const ADMIN_ENTITIES = [
  ['quiz', 'quiz', 'Quizzes'],
  ['audio', 'audio', 'Audio'],
  ['notes', 'note', 'Notes'],
  ['roles', 'role', 'Roles'],
  ['topic', 'topic', 'Topics'],
  ['users', 'user', 'Users'],
  ['video', 'video', 'Videos'],
  ['school', 'school', 'Schools'],
  ['subject', 'subject', 'Subjects'],
  ['teachers', 'teacher', 'Teachers'],
  ['blog-post', 'blog post', 'Blog posts'],
  ['exam-focus', 'exam focus', 'Exam focus'],
  ['exam-paper', 'exam paper', 'Exam papers'],
  ['flash-card', 'flash card', 'Flash cards'],
  ['question-bank', 'question', 'Question bank'],
] as const;

export type AdminEntity = (typeof ADMIN_ENTITIES)[number][0];

type EntityRow<Id extends string, Path extends string> = RouteRow & {
  readonly id: Id;
  readonly path: Path;
  readonly view: 'unbuilt';
};

type EntityRows<E extends AdminEntity = AdminEntity> = E extends AdminEntity
  ?
      | EntityRow<`admin.${E}`, `/admin/${E}`>
      | EntityRow<`admin.${E}.create`, `/admin/${E}/create`>
      | EntityRow<`admin.${E}.edit`, `/admin/${E}/:id/edit`>
  : never;

const SHARED = { layout: 'admin', access: 'member', area: 'admin', view: 'unbuilt' } as const;

const rowsOf = ([entity, one, many]: (typeof ADMIN_ENTITIES)[number]) => [
  { ...SHARED, id: `admin.${entity}`, path: `/admin/${entity}`, title: many },
  { ...SHARED, id: `admin.${entity}.create`, path: `/admin/${entity}/create`, title: `New ${one}` },
  { ...SHARED, id: `admin.${entity}.edit`, path: `/admin/${entity}/:id/edit`, title: `Edit ${one}` },
];

// The literal ids come from the list above by the same rule as the rows; a test compares all of them with the requirement.
export const ADMIN_ENTITY_ROUTES = ADMIN_ENTITIES.flatMap(rowsOf) as readonly EntityRows[];
