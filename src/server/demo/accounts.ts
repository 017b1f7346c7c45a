import { DEMO_PASSWORD } from '#domain/access/demo-password.ts';
import type { Role } from '#domain/access/role.ts';

export type DemoAccount = {
  readonly role: Role;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** Has just signed up: its profile is not complete, and it has no past. */
  readonly isNew: boolean;
};

/** They exist only on a server that no other machine can reach (decision 082). */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { role: 'student', name: 'Sam Student', email: 'student@lectern.example', password: DEMO_PASSWORD, isNew: false },
  { role: 'teacher', name: 'Tess Teacher', email: 'teacher@lectern.example', password: DEMO_PASSWORD, isNew: false },
  { role: 'schoolAdmin', name: 'Robin Rivers', email: 'school@lectern.example', password: DEMO_PASSWORD, isNew: false },
  { role: 'admin', name: 'Alex Admin', email: 'admin@lectern.example', password: DEMO_PASSWORD, isNew: false },
  { role: 'student', name: 'Noa Newcomer', email: 'new@lectern.example', password: DEMO_PASSWORD, isNew: true },
];

/** The accounts as lines for the terminal. */
export function demoAccountLines(accounts: readonly DemoAccount[]): string {
  return [
    'Demo accounts:',
    ...accounts.map(
      ({ role, email, password, isNew }) => `  ${(isNew ? `new ${role}` : role).padEnd(11)}  ${email}  ${password}`,
    ),
  ].join('\n');
}
