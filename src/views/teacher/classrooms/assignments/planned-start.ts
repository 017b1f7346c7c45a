import type { AssignmentChoicesQuery } from '#api/documents/classrooms/class-teaching.generated.ts';
import {
  PlannedAssignmentDocument,
  type PlannedAssignmentQuery,
} from '#api/documents/classrooms/schemes/scheme.generated.ts';
import type { ViewLoaderArgs } from '#client/view.context.ts';
import type { AssignmentDraft } from '#domain/classrooms/assignments/assignment-draft.schema.ts';
import { NEW_DRAFT } from '#domain/classrooms/assignments/new-assignment.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { isCalendarDay } from '#domain/study/calendar-day.ts';
import type { ChosenQuestion } from './builder/chosen-question.ts';
import { draftOf } from './draft-values.ts';

/** The planned assignment of a scheme of work that a new assignment starts with. */
export type Planned = {
  readonly id: string;
  /** Missing if it was removed from the scheme meanwhile. */
  readonly found?: PlannedAssignmentQuery['plannedAssignment'];
  /** When it is due; null: the address has no day in the future. */
  readonly dueAt: string | null;
};

/** Reads the planned assignment that the address names. */
export async function readPlanned(api: ViewLoaderArgs['api'], search: URLSearchParams): Promise<Planned | null> {
  const id = search.get('planned');
  const classroom = search.get('classroom');
  if (id === null || classroom === null) return null;
  const dueAt = endOfDay(search.get('due') ?? '');
  try {
    const { plannedAssignment: found } = await api(PlannedAssignmentDocument, { classroom, planned: id });
    return { id, found, dueAt };
  } catch (cause) {
    if (cause instanceof ProductError && cause.code === 'NOT_FOUND') return { id, dueAt };
    throw cause;
  }
}

/** The last minute of a day in the user's time zone; null if it is over. */
function endOfDay(day: string): string | null {
  if (!isCalendarDay(day)) return null;
  const at = new Date(`${day}T23:59`);
  return at.getTime() > Date.now() ? at.toISOString() : null;
}

type Start = { readonly draft: AssignmentDraft; readonly known: readonly ChosenQuestion[] };

/** What the form starts with, and how many questions and parts are left out because they can't be assigned. */
export function startOfPlanned(
  planned: Planned | null,
  { assignableContent }: Pick<AssignmentChoicesQuery, 'assignableContent'>,
): { readonly start: Start; readonly missingCount: number } {
  const found = planned?.found;
  if (found === undefined) return { start: { draft: NEW_DRAFT, known: [] }, missingCount: 0 };
  const draft = draftOf(found);
  const parts = draft.parts
    .filter(({ ref, items }) => (ref === null ? items.length > 0 : assignableContent.some(({ id }) => id === ref)))
    .map((part) => ({ ...part, draws: part.draws !== null && part.draws < part.items.length ? part.draws : null }));
  const missingParts = draft.parts.filter(
    ({ ref }) => ref !== null && !assignableContent.some(({ id }) => id === ref),
  ).length;
  return {
    start: {
      draft: { ...draft, parts, dueAt: planned?.dueAt ?? null },
      known: found.parts.flatMap(({ items }) => items),
    },
    missingCount: found.missingCount + missingParts,
  };
}
