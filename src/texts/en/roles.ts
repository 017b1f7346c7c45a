import type { Permission } from '#domain/access/permission.ts';
import { countedIn } from '../wording.ts';

const counted = countedIn('en');

type Named<Part extends 'area' | 'action'> = Readonly<
  Record<Permission extends `${infer Area}.${infer Action}` ? (Part extends 'area' ? Area : Action) : never, string>
>;

const areas: Named<'area'> = {
  dashboard: 'Dashboard',
  quiz: 'Quizzes',
  questions: 'Questions',
  content: 'Content',
  users: 'People',
  roles: 'Roles',
  schools: 'Schools',
  payments: 'Payments',
  plans: 'Plans',
  site: 'Public site',
  settings: 'Settings',
  audit: 'Audit log',
  platforms: 'Learning platforms',
};
const actions: Named<'action'> = { read: 'See', write: 'Change', refund: 'Refund', support: 'Look in to help' };

export const texts = {
  title: 'Roles',
  intro: 'A role is a set of permissions. Whoever has been given no role holds the built-in one of their kind.',
  areas,
  actions,
  matrix: 'Permissions by role',
  permission: 'Permission',
  allows: (role: string, area: string, action: string) => `${role}: ${area}, ${action}`,
  builtIn: 'Built in',
  holders: (count: number) => counted(count, { one: '# person', other: '# people' }),
  everything: 'Holds every permission, always.',
  lacked: 'You can give and take only what you hold yourself.',
  save: 'Save changes',
  saved: 'The roles are saved. They count at once.',
  newTitle: 'New role',
  new: 'New role',
  edit: (role: string) => `Edit ${role}`,
  name: 'Name of the role',
  create: 'Make the role',
  remove: 'Delete the role',
  removeTitle: (role: string) => `Delete the role ${role}?`,
  removeText: 'Nobody holds it, so nobody loses anything.',
  removed: 'The role is deleted.',
  cancel: 'Cancel',
};
