/** Limits of classes and assignments. */
/** Students in one class list, and in one class. */
export const ROSTER_LINES_MAX = 1_000;
export const CLASSROOM_MEMBERS_MAX = 1_000;
export const CLASSROOM_GROUPS_MAX = 50;
export const CLASSROOMS_PER_TEACHER_MAX = 200;
/** Maximum number of listed classes of a school, active ones first. */
export const SCHOOL_CLASSES_MAX = 2_000;
/** Wrong codes from one user, and from one network, within a window. */
export const JOIN_ATTEMPTS_PER_USER = 10;
export const JOIN_ATTEMPTS_PER_ADDRESS = 300;
export const JOIN_WINDOW_S = 15 * 60;
/** Invitation emails of one teacher within a window. */
export const INVITATIONS_PER_TEACHER = 1_200;
export const INVITATION_WINDOW_S = 24 * 3_600;
export const JOIN_LINK_LIFE_S = 7 * 24 * 3_600;
export const CLASS_INVITATION_LIFE_S = 30 * 24 * 3_600;
export const ASSIGNMENT_INSTRUCTIONS_MAX_CHARS = 20_000;
export const ASSIGNMENT_PARTS_MAX = 20;
/** Classes that one assignment is created in at once. */
export const ASSIGNMENT_CLASSES_MAX = 20;
export const ASSIGNMENTS_PER_CLASSROOM_MAX = 500;
export const PICKED_QUESTIONS_MAX = 100;
export const ATTEMPTS_MAX = 20;
export const WEIGHT_MAX = 1_000;
/** How long before the due date students are reminded, and how often the server checks for reminders. */
export const REMIND_BEFORE_DUE_S = 24 * 3_600;
export const REMINDER_SWEEP_MS = 5 * 60_000;
