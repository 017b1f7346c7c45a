/* How a platform's roles are mapped. They are URIs of the LIS vocabulary; some platforms send only their last part. */

const MEMBERSHIP = 'membership';
const TEACHING = /[#/](Instructor|ContentDeveloper|TeachingAssistant|Faculty|Staff|Administrator)$/;

const wordOf = (role: string): string => (/[#/]/.test(role) ? role : `${MEMBERSHIP}#${role}`);

/**
 * The role of a user who is launched from a platform: the role in the course, otherwise the role in the institution. An
 * administrator of the platform is a teacher here, because no platform may create an admin. Unknown roles become
 * students.
 */
export function launchRole(roles: readonly string[]): 'student' | 'teacher' {
  const words = roles.map(wordOf);
  const inCourse = words.filter((role) => role.includes(MEMBERSHIP));
  const counted = inCourse.length > 0 ? inCourse : words;
  return counted.some((role) => TEACHING.test(role) || /membership\/Instructor#/.test(role)) ? 'teacher' : 'student';
}
