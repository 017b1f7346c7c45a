import type { Permission } from '#domain/access/permission.ts';
import type { RouteRow } from './route-row.ts';

/** A list and a form, generated from the entity's description in `domain/platform/resources`. */
const DESCRIBED = { list: 'resource', create: 'resource', edit: 'resource' } as const;

/** The same list, with a rich text editor. */
const WRITTEN = { list: 'resource', create: 'adminContent', edit: 'adminContent' } as const;
const USERS = { list: 'users', create: 'inviteUser', edit: 'user' } as const;

/**
 * The entities with a list, a form to create and a form to edit; their singular and plural names; their permissions;
 * and their views.
 */
export const ADMIN_ENTITIES = [
  ['quiz', 'quiz', 'Quizzes', 'quiz', { list: 'quizList', create: 'quizCreate', edit: 'quizEdit' }],
  ['audio', 'audio', 'Audio', 'content', WRITTEN],
  ['notes', 'note', 'Notes', 'content', WRITTEN],
  ['roles', 'role', 'Roles', 'roles', { list: 'roles', create: 'role', edit: 'role' }],
  ['topic', 'topic', 'Topics', 'content', DESCRIBED],
  ['users', 'user', 'Users', 'users', USERS],
  ['video', 'video', 'Videos', 'content', WRITTEN],
  ['school', 'school', 'Schools', 'schools', DESCRIBED],
  ['subject', 'subject', 'Subjects', 'content', DESCRIBED],
  ['teachers', 'teacher', 'Teachers', 'users', USERS],
  ['blog-post', 'blog post', 'Blog posts', 'site', WRITTEN],
  ['exam-focus', 'exam focus', 'Exam focus', 'content', DESCRIBED],
  ['exam-paper', 'exam paper', 'Exam papers', 'quiz', { list: 'paperList', create: 'paperCreate', edit: 'paperEdit' }],
  ['flash-card', 'flash card', 'Flash cards', 'content', WRITTEN],
  [
    'question-bank',
    'question',
    'Question bank',
    'questions',
    { list: 'questionBank', create: 'questionCreate', edit: 'questionEdit' },
  ],
] as const;

type Entity = (typeof ADMIN_ENTITIES)[number];
export type AdminEntity = Entity[0];
type Views<E extends AdminEntity> = Extract<Entity, readonly [E, ...unknown[]]>[4];

type EntityRow<Id extends string, Path extends string, View extends string> = RouteRow & {
  readonly id: Id;
  readonly path: Path;
  readonly view: View;
};

type EntityRows<E extends AdminEntity = AdminEntity> = E extends AdminEntity
  ?
      | EntityRow<`admin.${E}`, `/admin/${E}`, Views<E>['list']>
      | EntityRow<`admin.${E}.create`, `/admin/${E}/create`, Views<E>['create']>
      | EntityRow<`admin.${E}.edit`, `/admin/${E}/:id/edit`, Views<E>['edit']>
  : never;

/** What all addresses of the admin area have in common. */
export const ADMIN = { layout: 'admin', access: 'member', area: 'admin' } as const;

/** An address of the admin area by name, and the permission it requires; left out: the permission has the same name. */
export const adminRow = <Name extends string, View extends string>(
  name: Name,
  view: View,
  title: string,
  needs?: Permission,
) => ({ ...ADMIN, id: `admin.${name}`, path: `/admin/${name}`, view, title, needs }) as const;

const rowsOf = ([entity, singular, plural, needed, { list, create, edit }]: Entity) => {
  const id = `admin.${entity}`;
  const path = `/admin/${entity}`;
  const reads = { ...ADMIN, needs: `${needed}.read` } as const;
  // The server would refuse the input, so the user should know before typing.
  const writes = { ...ADMIN, needs: `${needed}.write` } as const;
  return [
    { ...reads, id, path, title: plural, view: list },
    { ...writes, id: `${id}.create`, path: `${path}/create`, title: `New ${singular}`, view: create },
    { ...reads, id: `${id}.edit`, path: `${path}/:id/edit`, title: `Edit ${singular}`, view: edit },
  ];
};

// The literal ids come from the list above by the same rule as the rows; a test compares all of them with the requirement.
export const ADMIN_ENTITY_ROUTES = ADMIN_ENTITIES.flatMap(rowsOf) as readonly EntityRows[];
