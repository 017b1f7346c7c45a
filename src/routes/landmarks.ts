import type { ROUTES } from './table.ts';

/** The addresses the guard redirects to, by the name the guard's machine uses for them. */
export const LANDMARK_PATHS = {
  login: '/login',
  home: '/home',
  completeProfile: '/complete-profile',
  teacherCompleteProfile: '/teacher/complete-profile',
} as const satisfies Record<string, (typeof ROUTES)[number]['path']>;

export type LandmarkName = keyof typeof LANDMARK_PATHS;

/** The landmark of an address, `root` for the front page, or null. A trailing slash is ignored. */
export function landmarkAt(path: string): LandmarkName | 'root' | null {
  const plain = path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') : path;
  if (plain === '/' || plain === '') return 'root';
  const names = Object.keys(LANDMARK_PATHS) as LandmarkName[];
  return names.find((name) => LANDMARK_PATHS[name] === plain) ?? null;
}
