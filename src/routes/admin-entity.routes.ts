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

/** A list and a form by the entity's description in `domain/resources`. */
const DESCRIBED = { list: 'resource', create: 'resource', edit: 'resource' } as const;

/** The same list, with an editor for words. */
const WRITTEN = { list: 'resource', create: 'adminWritings', edit: 'adminWritings' } as const;
const PEOPLE = { list: 'people', create: 'invitePerson', edit: 'person' } as const;

/** The views of an entity's three addresses. */
const ENTITY_VIEWS = {
  subject: DESCRIBED,
  topic: DESCRIBED,
  school: DESCRIBED,
  'exam-focus': DESCRIBED,
  'question-bank': { list: 'questionBank', create: 'questionCreate', edit: 'questionEdit' },
  quiz: { list: 'quizList', create: 'quizCreate', edit: 'quizEdit' },
  'exam-paper': { list: 'paperList', create: 'paperCreate', edit: 'paperEdit' },
  users: PEOPLE,
  roles: { list: 'roles', create: 'role', edit: 'role' },
  teachers: PEOPLE,
  audio: WRITTEN,
  video: WRITTEN,
  notes: WRITTEN,
  'blog-post': WRITTEN,
  'flash-card': WRITTEN,
} as const satisfies Readonly<Record<AdminEntity, Readonly<Record<'list' | 'create' | 'edit', string>>>>;

type Views = typeof ENTITY_VIEWS;

type EntityRow<Id extends string, Path extends string, View extends string> = RouteRow & {
  readonly id: Id;
  readonly path: Path;
  readonly view: View;
};

type EntityRows<E extends AdminEntity = AdminEntity> = E extends AdminEntity
  ?
      | EntityRow<`admin.${E}`, `/admin/${E}`, Views[E]['list']>
      | EntityRow<`admin.${E}.create`, `/admin/${E}/create`, Views[E]['create']>
      | EntityRow<`admin.${E}.edit`, `/admin/${E}/:id/edit`, Views[E]['edit']>
  : never;

/** What all addresses of the admin area have in common. */
export const ADMIN = { layout: 'admin', access: 'member', area: 'admin' } as const;

const rowsOf = ([entity, one, many]: (typeof ADMIN_ENTITIES)[number]) => {
  const { list, create, edit } = ENTITY_VIEWS[entity];
  return [
    { ...ADMIN, id: `admin.${entity}`, path: `/admin/${entity}`, title: many, view: list },
    { ...ADMIN, id: `admin.${entity}.create`, path: `/admin/${entity}/create`, title: `New ${one}`, view: create },
    { ...ADMIN, id: `admin.${entity}.edit`, path: `/admin/${entity}/:id/edit`, title: `Edit ${one}`, view: edit },
  ];
};

// The literal ids come from the list above by the same rule as the rows; a test compares all of them with the requirement.
export const ADMIN_ENTITY_ROUTES = ADMIN_ENTITIES.flatMap(rowsOf) as readonly EntityRows[];
