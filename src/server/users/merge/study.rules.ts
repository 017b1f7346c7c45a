import { counted, HISTORY, type MergeRules, MOVE, moveUnless, same } from './merge-rule.ts';

/** Its study session stays, because the kept account has an open one. */
const OPEN_SESSION = `exists (select from study_sessions o where o.id = t.study_session_id and o.ended_at is null)
  and exists (select from study_sessions o where o.user_id = $1 and o.ended_at is null)`;

/** An attempt stays if the kept account has one in progress at the same work, or took part in the same live quiz. */
const ATTEMPT_STAYS = `k.live_quiz_id = t.live_quiz_id or (k.handed_in_at is null and t.handed_in_at is null
  and (k.quiz_id = t.quiz_id or k.exam_id = t.exam_id or k.paper_id = t.paper_id
    or k.assignment_part_id = t.assignment_part_id or k.diagnostic_subject_id = t.diagnostic_subject_id))`;

/** Attempts and their sums, flash cards, notes, and plans of study. */
export const STUDY_MERGE_RULES = {
  'attempts.user_id': { ...moveUnless(ATTEMPT_STAYS, 'openWork', 'attempts'), follows: OPEN_SESSION },
  'study_sessions.user_id': moveUnless('k.ended_at is null and t.ended_at is null'),
  'counted_answers.user_id': { does: 'recount' },
  'weekly_results.user_id': { does: 'recount' },
  'band_results.user_id': { does: 'recount' },
  'submissions.user_id': { does: 'recount' },
  'answer_files.user_id': MOVE,
  'uploads.user_id': MOVE,
  'teacher_marks.marker_id': MOVE,
  'moderations.requested_by': MOVE,
  'moderations.second_marker_id': MOVE,
  'mark_complaints.answered_by': MOVE,
  'item_reports.user_id': MOVE,
  'item_reports.resolved_by': MOVE,
  'exams.owner_id': MOVE,
  // Both tables decide by the log, and are read before either changes: the memory of a card stays with its reviews.
  'card_states.user_id': {
    does: 'newest',
    key: ['card_id'],
    newest: `coalesce((select max(r.reviewed_at) from review_log r where r.user_id = t.user_id and r.card_id = t.card_id), '-infinity')`,
    conflict: 'cards',
    counts: 'cards',
  },
  'review_log.user_id': { does: 'newest', key: ['card_id'], newest: 't.reviewed_at', counts: 'reviews' },
  'own_decks.user_id': moveUnless(same('topic_id')),
  'material_progress.user_id': {
    does: 'newest',
    key: ['material_id'],
    newest: 't.updated_at',
    conflict: 'materials',
  },
  'note_annotations.user_id': { ...moveUnless(same('id')), counts: 'notes' },
  'notices.user_id': MOVE,
  'study_settings.user_id': moveUnless('true', 'settings'),
  'onboardings.user_id': moveUnless('true'),
  'exam_dates.user_id': moveUnless(same('subject_id'), 'settings'),
  'user_subjects.user_id': moveUnless(same('subject_id')),
  'accommodations.user_id': moveUnless('true', 'settings'),
  'accommodations.granted_by': MOVE,
  'items.owner_id': counted('questions'),
  'quizzes.owner_id': counted('quizzes'),
  'imports.user_id': MOVE,
  'regrades.applied_by': MOVE,
  'item_versions.author_id': { does: 'stay', why: HISTORY },
  'note_versions.author_id': { does: 'stay', why: HISTORY },
} as const satisfies MergeRules;
