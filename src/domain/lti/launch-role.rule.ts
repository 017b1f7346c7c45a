/* How a platform's roles are read. They are addresses of the vocabulary LIS; some platforms send their last word alone. */

const MEMBERSHIP = 'membership';
const TEACHING = /[#/](Instructor|ContentDeveloper|TeachingAssistant|Faculty|Staff|Administrator)$/;

const wordOf = (role: string): string => (/[#/]/.test(role) ? role : `${MEMBERSHIP}#${role}`);

/**
 * What somebody is who comes from a platform: what they are in the course, or else in the whole of the institution.
 * Whoever runs a platform is a teacher here: no platform makes an admin. Unknown roles are a student's.
 */
export function launchRole(roles: readonly string[]): 'student' | 'teacher' {
  const words = roles.map(wordOf);
  const inCourse = words.filter((role) => role.includes(MEMBERSHIP));
  const counted = inCourse.length > 0 ? inCourse : words;
  return counted.some((role) => TEACHING.test(role) || /membership\/Instructor#/.test(role)) ? 'teacher' : 'student';
}
