import { isList, isObject, type ScimObject } from './scim-value.ts';

/** The types of accounts that SCIM creates; never an admin. */
export type ScimRole = 'student' | 'teacher';

/* Both languages of Lectern, and the terms of OneRoster and eduPerson. */
const TEACHERS = new Set(['teacher', 'faculty', 'instructor', 'lehrer', 'lehrerin', 'lehrkraft']);
const STUDENTS = new Set(['student', 'pupil', 'learner', 'schüler', 'schülerin']);

/**
 * The type of account that a user of the identity system asks for: by `userType`, otherwise by `roles`, the primary one
 * first. Null if none says teacher or student: words such as “admin” mean nothing here.
 */
export function scimRole(user: ScimObject): ScimRole | null {
  for (const word of [user.get('userType'), ...roleWords(user)]) {
    const lower = typeof word === 'string' ? word.trim().toLowerCase() : '';
    if (TEACHERS.has(lower)) return 'teacher';
    if (STUDENTS.has(lower)) return 'student';
  }
  return null;
}

function roleWords(user: ScimObject) {
  const roles = user.get('roles');
  const entries = (isList(roles) ? roles : []).flatMap((each) => (isObject(each) ? [each] : []));
  const isPrimary = (entry: ScimObject): boolean => entry.get('primary') === true;
  return [...entries.filter(isPrimary), ...entries.filter((entry) => !isPrimary(entry))].map((entry) =>
    entry.get('value'),
  );
}
