import { readOneRoster } from '#domain/interchange/rosters/one-roster.reader.ts';
import { planRoster } from '#domain/interchange/rosters/roster-plan.rule.ts';
import type { SchoolRecords } from '#domain/interchange/rosters/school-records.ts';
import { readCsv } from '#server/interchange/tables/csv.reader.ts';
import { rosterFiles, type SampleRoster } from '../../../../src/tools/bench/rosters/sample-roster.ts';

export const TODAY = '2026-11-29';
export const EMPTY_SCHOOL: SchoolRecords = { users: [], classrooms: [], members: [], enrolments: [] };

/** Reads CSV files as the server does. */
export const readFiles = (
  files: Readonly<Record<string, string>>,
  { chosen = null, schoolName = 'Hill School' }: { readonly chosen?: string | null; readonly schoolName?: string } = {},
) =>
  readOneRoster({
    open: (name) => {
      const text = files[name];
      return text === undefined ? null : { name, rows: readCsv(text) };
    },
    schools: [chosen],
    schoolName,
    today: TODAY,
  });

/** The data and the plan of a roster. */
export function planned(
  roster: SampleRoster,
  records: SchoolRecords = EMPTY_SCHOOL,
  confirmed: { readonly users?: readonly string[]; readonly classes?: readonly string[] } = {},
) {
  const data = readFiles(rosterFiles(roster));
  const plan = planRoster(data, records, {
    users: new Set(confirmed.users),
    classes: new Set(confirmed.classes),
  });
  return {
    data,
    plan,
    changes: plan.changes.map(({ kind, action, sourcedId }) => `${kind} ${action} ${sourcedId}`),
    problems: data.problems.first.map(({ code, file, line }) => `${code} ${file}:${line}`),
    skipped: Object.fromEntries(data.skipped.list().map(({ kind, count }) => [kind, count])),
  };
}

/** The school after everything that the plan for an empty school adds was applied. */
export function applied(roster: SampleRoster): SchoolRecords {
  const { plan } = planned(roster);
  const users = plan.changes.flatMap(({ kind, action, sourcedId, after }) =>
    kind === 'user' && action === 'add' && after?.email !== undefined && after.name !== undefined
      ? [
          {
            ...{
              id: `id-${sourcedId}`,
              name: after.name,
              email: after.email,
              role: after.role ?? ('student' as const),
            },
            ...{ isDisabled: false, sourcedId, isDisabledByRoster: false },
          },
        ]
      : [],
  );
  const classrooms = plan.changes.flatMap(({ kind, action, sourcedId, title }) =>
    kind === 'class' && action === 'add'
      ? [{ id: `id-${sourcedId}`, name: title, isArchived: false, sourcedId, isArchivedByRoster: false }]
      : [],
  );
  const enrolments = plan.changes.flatMap(({ kind, action, sourcedId, userSourcedId, classSourcedId, after }) =>
    kind === 'enrolment' && action === 'add'
      ? [
          {
            sourcedId,
            classroomId: `id-${classSourcedId}`,
            userId: `id-${userSourcedId}`,
            role: after?.role ?? ('student' as const),
          },
        ]
      : [],
  );
  return { users, classrooms, enrolments, members: enrolments };
}
