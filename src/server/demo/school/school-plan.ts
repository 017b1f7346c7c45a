/** A class of the demo. The teacher null: the demo's own teacher. */
export type ClassPlan = {
  readonly name: string;
  readonly subject: string;
  readonly school: SchoolName;
  readonly teacher: TeacherName | null;
  readonly students: number;
  /** Whether the demo's student is in it. */
  readonly hasDemoStudent: boolean;
  /** Of the subject's topics, how many the class has covered, the current one included. */
  readonly topicsCovered: number;
};

export const OWN_SCHOOL = 'Riverside School';
export const OTHER_SCHOOL = 'Hillcrest Academy';
/** The organisation of both schools. */
export const TRUST = 'Northgate Learning Trust';
export type SchoolName = typeof OWN_SCHOOL | typeof OTHER_SCHOOL;

export const TEACHERS = [
  { name: 'Priya Nair', school: OWN_SCHOOL },
  { name: 'Marcus Webb', school: OWN_SCHOOL },
  { name: 'Ingrid Solberg', school: OTHER_SCHOOL },
  { name: 'Daniel Okafor', school: OTHER_SCHOOL },
] as const;
export type TeacherName = (typeof TEACHERS)[number]['name'];

const own = { school: OWN_SCHOOL, hasDemoStudent: false } as const;
const other = { school: OTHER_SCHOOL, hasDemoStudent: false } as const;

/** The demo's teacher teaches the first two; 90 students are in all of them. */
export const CLASSES: readonly ClassPlan[] = [
  {
    ...own,
    name: 'Chemistry 11',
    subject: 'Chemistry',
    teacher: null,
    students: 16,
    hasDemoStudent: true,
    topicsCovered: 7,
  },
  { ...own, name: 'Biology 12', subject: 'Biology', teacher: null, students: 14, topicsCovered: 8 },
  { ...own, name: 'Physics 11', subject: 'Physics', teacher: 'Priya Nair', students: 17, topicsCovered: 7 },
  { ...own, name: 'Mathematics 10', subject: 'Mathematics', teacher: 'Marcus Webb', students: 15, topicsCovered: 6 },
  { ...other, name: 'Economics 12', subject: 'Economics', teacher: 'Ingrid Solberg', students: 13, topicsCovered: 7 },
  {
    ...other,
    name: 'Mathematics 11',
    subject: 'Mathematics',
    teacher: 'Daniel Okafor',
    students: 15,
    topicsCovered: 8,
  },
];
