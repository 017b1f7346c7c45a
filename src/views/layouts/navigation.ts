import type { SessionUser } from '#domain/entities/user.schema.ts';
import { ROUTES, type RouteId } from '#routes/table.ts';
import type { IconName } from '#ui/icon/icon.tsx';

export type NavigationEntry = {
  readonly id: RouteId;
  readonly path: string;
  readonly label: string;
  readonly icon: IconName;
};

const HOME = ['home', 'Home', 'home'] as const;

const BY_ROLE: Readonly<Record<SessionUser['userRole'], readonly (readonly [RouteId, string, IconName])[]>> = {
  student: [
    HOME,
    ['exam', 'Exams', 'exam'],
    ['assignment', 'Assignments', 'assignment'],
    ['classroom', 'Classrooms', 'classroom'],
    ['analysis', 'Analysis', 'analysis'],
  ],
  teacher: [
    HOME,
    ['teacher.classroom', 'Classrooms', 'classroom'],
    ['teacher.assignment', 'Assignments', 'assignment'],
    ['teacher.analysis', 'Analysis', 'analysis'],
  ],
  schoolAdmin: [HOME, ['admin', 'Administration', 'dashboard']],
  admin: [HOME, ['admin', 'Administration', 'dashboard']],
};

/** Where a person can go from anywhere: the main screens of the role, as far as they are built. */
export function navigationFor(role: SessionUser['userRole']): readonly NavigationEntry[] {
  return BY_ROLE[role].flatMap(([id, label, icon]) => {
    const row = ROUTES.find((candidate) => candidate.id === id);
    return row === undefined || row.view === 'unbuilt' ? [] : [{ id, path: row.path, label, icon }];
  });
}
