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
  users: 'Users',
  roles: 'Roles',
  schools: 'Schools',
  payments: 'Payments',
  plans: 'Plans',
  site: 'Website',
  settings: 'Settings',
  audit: 'Audit log',
  platforms: 'Learning platforms',
};
const actions: Named<'action'> = { read: 'View', write: 'Edit', refund: 'Refund', support: 'Support access' };

export const texts = {
  title: 'Roles',
  intro: 'A role is a set of permissions. Users without one have their account type’s built-in role.',
  areas,
  actions,
  matrix: 'Permissions by role',
  permission: 'Permission',
  allows: (role: string, area: string, action: string) => `${role}: ${area}, ${action}`,
  builtIn: 'Built-in',
  holders: (count: number) => counted(count, { one: '# user', other: '# users' }),
  everything: 'Always has all permissions.',
  lacked: 'You can only change permissions you have.',
  save: 'Save changes',
  saved: 'Roles saved.',
  newTitle: 'New role',
  new: 'New role',
  edit: (role: string) => `Edit ${role}`,
  name: 'Role name',
  create: 'Create role',
  remove: 'Delete role',
  removeTitle: (role: string) => `Delete role ${role}?`,
  removeText: 'No user has this role.',
  removed: 'Role deleted.',
  cancel: 'Cancel',
};
