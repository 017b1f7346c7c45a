import { ACTED, BY_USER, named, own, type PersonalTables } from '../personal-rows.ts';
import {
  ATTEMPT_MARKS,
  answerColumns,
  BAND_SUMS,
  NOTICE_FACTS,
  resultColumns,
  TEACHER_MARK_COLUMNS,
  WEEKLY_SUMS,
} from '../visible-results.sql.ts';

const OWN_ATTEMPTS = 't.attempt_id in (select id from attempts where user_id = $1)';
const OWN_NOTES =
  't.note_id in (select n.id from card_notes n join own_decks d on d.id = n.own_deck_id where d.user_id = $1)';

/** Study: answers, marks and their sums. */
export const STUDY_DATA: PersonalTables = {
  answer_log: [own(OWN_ATTEMPTS, { omit: ['device'] })],
  item_steps: [own(OWN_ATTEMPTS, { withheld: [answerColumns('awards')] })],
  mark_complaints: [
    own(OWN_ATTEMPTS, { omit: ['answered_by'], withheld: [resultColumns('answer')] }),
    named('answered_by', ACTED),
  ],
  teacher_marks: [
    own(OWN_ATTEMPTS, { omit: ['marker_id', 'operation_id'], withheld: [TEACHER_MARK_COLUMNS] }),
    named('marker_id', ACTED, { omit: ['awards', 'comment'] }),
  ],
  // The second marks don't count, but they are about the student's answer.
  moderation_answers: [
    own(OWN_ATTEMPTS, {
      omit: ['moderation_id', 'number', 'version'],
      withheld: [resultColumns('first_marks', 'out_of', 'awards', 'second_marks')],
    }),
  ],
  moderations: [
    named('requested_by', ACTED, { omit: ['second_marker_id'] }),
    named('second_marker_id', ACTED, { omit: ['requested_by'] }),
  ],
  regrade_changes: [
    own(OWN_ATTEMPTS, {
      withheld: [
        answerColumns(
          'outcome_before',
          'credit_before',
          'remark_before',
          'outcome_after',
          'credit_after',
          'remark_after',
        ),
      ],
    }),
  ],
  practice_options: [own(OWN_ATTEMPTS)],
  attempt_presence: [own(OWN_ATTEMPTS)],
  counted_answers: [own(BY_USER, { withheld: [answerColumns('credit', 'choices'), resultColumns('rest')] })],
  weekly_results: [own(BY_USER, { reduced: WEEKLY_SUMS })],
  band_results: [own(BY_USER, { reduced: BAND_SUMS })],
  attempt_items: [own(OWN_ATTEMPTS, { withheld: [answerColumns('outcome', 'credit', 'remark')] })],
  attempts: [
    own(BY_USER, {
      omit: ['holder'],
      withheld: [ATTEMPT_MARKS],
    }),
  ],
  study_sessions: [own(BY_USER)],
  answer_files: [own(BY_USER, { omit: ['storage_key'] })],
  files_to_delete: [],
  exams: [own('t.owner_id = $1', { omit: ['share_token'] })],
  material_progress: [own(BY_USER)],
  note_annotations: [own(BY_USER)],
  review_log: [own(`${BY_USER} or t.card_id in (select t.id from cards t where ${OWN_NOTES})`)],
  card_states: [own(`${BY_USER} or t.card_id in (select t.id from cards t where ${OWN_NOTES})`)],
  cards: [own(OWN_NOTES)],
  card_notes: [own('t.own_deck_id in (select id from own_decks where user_id = $1)')],
  own_decks: [own(BY_USER)],
  study_settings: [own(BY_USER)],
  onboardings: [own(BY_USER)],
  exam_dates: [own(BY_USER)],
  calendar_feeds: [own(BY_USER, { omit: ['token_digest'] })],
  user_subjects: [own(BY_USER)],
  notices: [own(BY_USER, { withheld: [NOTICE_FACTS] })],
  item_reports: [own(BY_USER, { omit: ['resolved_by'] }), named('resolved_by', ACTED, { omit: ['user_id', 'text'] })],
};
