import { zipSync } from 'fflate';
import { quoted } from '#domain/interchange/spreadsheet-text.rule.ts';

/** A row of a file, by its columns. Missing columns are empty. */
type Row = Readonly<Record<string, string>>;

export type SampleOptions = {
  readonly version?: '1.1' | '1.2';
  readonly mode?: 'bulk' | 'delta';
  readonly students?: number;
  readonly teachers?: number;
  readonly classes?: number;
  /** Classes of one student. */
  readonly perStudent?: number;
  /** Of the addresses of users. */
  readonly domain?: string;
};

/** The rows of a roster, for tests to change before they are written. */
export type SampleRoster = {
  readonly version: '1.1' | '1.2';
  readonly mode: 'bulk' | 'delta';
  readonly orgs: Row[];
  readonly academicSessions: Row[];
  readonly courses: Row[];
  readonly classes: Row[];
  readonly users: Row[];
  readonly roles: Row[];
  readonly enrollments: Row[];
};

const COLUMNS = {
  orgs: 'name,type,identifier,parentSourcedId',
  academicSessions: 'title,type,startDate,endDate,parentSourcedId,schoolYear',
  courses: 'schoolYearSourcedId,title,courseCode,grades,orgSourcedId,subjects,subjectCodes',
  classes:
    'title,grades,courseSourcedId,classCode,classType,location,schoolSourcedId,termSourcedIds,subjects,subjectCodes,periods',
  users:
    'enabledUser,username,userIds,givenName,familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password,userMasterIdentifier,resourceSourcedIds,preferredGivenName,preferredMiddleName,preferredFamilyName,primaryOrgSourcedId,pronouns',
  usersOld:
    'enabledUser,orgSourcedIds,role,username,userIds,givenName,familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password',
  roles: 'userSourcedId,roleType,role,beginDate,endDate,orgSourcedId,userProfileSourcedId',
  enrollments: 'classSourcedId,schoolSourcedId,userSourcedId,role,primary,beginDate,endDate',
} as const;

const GIVEN = ['Amara', 'Ben', 'Chiara', 'Dilan', 'Elif', 'Finn', 'Greta', 'Hugo', 'Ines', 'Jonas'];
const FAMILY = ['Abel', 'Brandt', 'Çelik', 'Dahl', 'Ekström', 'Farkas', 'Großmann', 'Huber', 'Ito', 'Jansen'];
const SUBJECTS = ['Biology', 'Chemistry', 'Physics', 'Mathematics', 'History'];

export const SAMPLE_SCHOOL = 'org-school';

/** An invented school of any size. The same options give the same roster. */
export function sampleRoster({
  version = '1.2',
  mode = 'bulk',
  students = 4,
  teachers = 2,
  classes = 2,
  perStudent = 1,
  domain = 'school.example',
}: SampleOptions = {}): SampleRoster {
  const roster: SampleRoster = {
    ...{ version, mode, users: [], roles: [], classes: [], enrollments: [] },
    orgs: [
      { sourcedId: 'org-district', name: 'Lakeside District', type: 'district' },
      { sourcedId: SAMPLE_SCHOOL, name: 'Lakeside School', type: 'school', parentSourcedId: 'org-district' },
    ],
    academicSessions: [
      { sourcedId: 'term-1', title: 'Year', type: 'schoolYear', startDate: '2020-08-01', endDate: '2099-07-31' },
    ],
    courses: SUBJECTS.map((title, at) => ({ sourcedId: `course-${at}`, title, orgSourcedId: SAMPLE_SCHOOL })),
  };
  const person = (kind: 'student' | 'teacher', at: number): void => {
    const sourcedId = `${kind}-${at}`;
    roster.users.push({
      ...{ sourcedId, enabledUser: 'true', username: sourcedId, role: kind, orgSourcedIds: SAMPLE_SCHOOL },
      givenName: GIVEN[at % GIVEN.length] ?? '',
      familyName: `${FAMILY[Math.floor(at / GIVEN.length) % FAMILY.length] ?? ''} ${at}`,
      ...{ email: `${sourcedId}@${domain}`, primaryOrgSourcedId: SAMPLE_SCHOOL },
    });
    roster.roles.push({
      ...{ sourcedId: `role-${sourcedId}`, userSourcedId: sourcedId, roleType: 'primary', role: kind },
      orgSourcedId: SAMPLE_SCHOOL,
    });
  };
  for (let at = 0; at < teachers; at += 1) person('teacher', at);
  for (let at = 0; at < students; at += 1) person('student', at);
  for (let at = 0; at < classes; at += 1) {
    roster.classes.push({
      ...{
        sourcedId: `class-${at}`,
        title: `${SUBJECTS[at % SUBJECTS.length] ?? ''} ${at + 1}`,
        classType: 'scheduled',
      },
      ...{
        courseSourcedId: `course-${at % SUBJECTS.length}`,
        schoolSourcedId: SAMPLE_SCHOOL,
        termSourcedIds: 'term-1',
      },
    });
    if (teachers > 0) roster.enrollments.push(sampleEnrolment(`class-${at}`, `teacher-${at % teachers}`, 'teacher'));
  }
  for (let at = 0; at < students; at += 1)
    for (let nth = 0; nth < Math.min(perStudent, classes); nth += 1)
      roster.enrollments.push(sampleEnrolment(`class-${(at + nth) % classes}`, `student-${at}`, 'student'));
  return roster;
}

/** An enrolment of a sample roster. */
export const sampleEnrolment = (classId: string, userId: string, role: string): Row => ({
  ...{ sourcedId: `${classId}-${userId}`, classSourcedId: classId, schoolSourcedId: SAMPLE_SCHOOL },
  ...{ userSourcedId: userId, role, primary: 'false' },
});

/** The CSV files of a roster, by their names. */
export function rosterFiles(roster: SampleRoster): Readonly<Record<string, string>> {
  const { version, mode } = roster;
  const names = ['orgs', 'academicSessions', 'courses', 'classes', 'users', 'enrollments'] as const;
  const files: Record<string, string> = {};
  const manifest = [
    ['propertyName', 'value'],
    ['manifest.version', '1.0'],
    ['oneroster.version', version],
    ...names.map((name) => [`file.${name}`, mode]),
    ['file.roles', version === '1.2' ? mode : 'absent'],
    ['file.demographics', 'absent'],
    ['source.systemName', 'Sample system'],
  ];
  files['manifest.csv'] = manifest.map(lineOf).join('');
  for (const name of names)
    files[`${name}.csv`] = tableOf(
      name === 'users' && version === '1.1' ? COLUMNS.usersOld : COLUMNS[name],
      roster[name],
      mode,
    );
  if (version === '1.2') files['roles.csv'] = tableOf(COLUMNS.roles, roster.roles, mode);
  return files;
}

const lineOf = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\r\n`;

function tableOf(columns: string, rows: readonly Row[], mode: 'bulk' | 'delta'): string {
  const names = ['sourcedId', 'status', 'dateLastModified', ...columns.split(',')];
  const status = mode === 'delta' ? 'active' : '';
  return [
    lineOf(names),
    ...rows.map((row) => lineOf(names.map((name) => row[name] ?? (name === 'status' ? status : '')))),
  ].join('');
}

/** The archive of a roster. */
export const rosterZip = (roster: SampleRoster): Uint8Array => zipOfFiles(rosterFiles(roster));

/** An archive of texts. */
export const zipOfFiles = (files: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])));
