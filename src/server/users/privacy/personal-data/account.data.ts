import {
  ACTED,
  BY_USER,
  CREATED_FOR_OTHERS,
  named,
  OWN_SESSIONS,
  own,
  type PersonalTables,
  retained,
} from '../personal-rows.ts';

const ACCOUNT_SECRETS = ['password_digest', 'pin_digest', 'pin_tries', 'pin_locked_until'];

/** The account itself. */
export const ACCOUNT_DATA: PersonalTables = {
  contact_messages: [own('lower(t.email) = $2')],
  saved_views: [own(BY_USER)],
  user_roles: [own(BY_USER)],
  support_visits: [
    own(BY_USER, { omit: ['session_id', 'helper_id'] }),
    own('t.helper_id = $1', { omit: ['session_id', 'user_id', 'reason'] }),
  ],
  account_deletions: [own(BY_USER)],
  retention_rules: [named('set_by', ACTED)],
  school_deletions: [named('requested_by', ACTED)],
  api_tokens: [own(BY_USER, { omit: ['token_digest'] })],
  roster_changes: [
    own(`t.user_id = $1 or t.after->>'email' = $2 or t.before->>'email' = $2`, { omit: ['undo', 'mail_at'] }),
  ],
  roster_connections: [named('changed_by', CREATED_FOR_OTHERS, { omit: ['sealed_secret'] })],
  roster_imports: [named('user_id', CREATED_FOR_OTHERS, { omit: ['digest', 'choices', 'report', 'problem', 'site'] })],
  roster_links: [own(BY_USER)],
  scim_groups: [],
  scim_matches: [own(BY_USER)],
  scim_members: [own(BY_USER)],
  scim_tokens: [own(BY_USER, { omit: ['token_digest'] })],
  scim_users: [own(BY_USER)],
  webhook_endpoints: [
    named('created_by', CREATED_FOR_OTHERS, {
      omit: ['sealed_secret', 'sealed_former_secret', 'former_secret_ends_at', 'notified_at'],
    }),
  ],
  webhook_deliveries: [
    retained(
      `t.data->>'userId' = $1::text`,
      'A school’s own systems must hear of the event. It contains only an id, and is deleted after 30 days.',
      { omit: ['attempts', 'next_attempt_at', 'claim', 'claimed_until'] },
    ),
  ],
  webhook_attempts: [],
  record_stores: [
    named('created_by', CREATED_FOR_OTHERS, {
      omit: ['client_key', 'sealed_secret', 'failures', 'next_attempt_at', 'claim', 'claimed_until', 'notified_at'],
    }),
  ],
  record_events: [own(`t.data->>'userId' = $1::text`)],
  record_requests: [],
  one_time_codes: [own(BY_USER, { omit: ['digest', 'permit_digest', 'requester'] })],
  access_tokens: [own(OWN_SESSIONS, { omit: ['digest'] })],
  refresh_tokens: [own(OWN_SESSIONS, { omit: ['digest', 'sealed_answer', 'successor_digest'] })],
  sessions: [own(BY_USER, { omit: ['binding_digest'] })],
  consent_log: [named('user_id', 'Shows that consent was given, and when; no longer by whom.')],
  guardian_requests: [
    own(BY_USER, { omit: ['token_digest'] }),
    retained('t.email = $2', 'Shows who approved a child’s account, as long as the account exists.', {
      omit: ['user_id', 'token_digest', 'age'],
    }),
  ],
  guardian_answers: [
    named('user_id', 'Shows that a guardian approved or refused an account, and when; no longer whose.'),
  ],
  sign_in_activity: [own(BY_USER)],
  attempt_counts: [
    own(`right(t.key, 36) = $1::text or right(t.key, 64) = encode(sha256(convert_to($2, 'UTF8')), 'hex')`),
  ],
  audit_log: [
    {
      where: `t.resource = 'users' and (t.record_id = $1::text
        or t.record_id in (select m.id::text from users m where m.merged_into::text = $1::text))`,
      omit: ['actor_id'],
      onDeletion: {
        does: 'fade',
        columns: { title: `''`, before: 'null', after: 'null', reason: 'null' },
        why: 'Shows that an account was changed; no longer whose it was.',
      },
    },
    retained(
      't.actor_id = $1',
      'Schools must be able to see what was changed. The id stays, but no account has it any more.',
      {
        omit: ['before', 'after', 'title', 'reason'],
      },
    ),
  ],
  users: [
    // A duplicate that was merged into the account is the same person’s; what stayed with it is deleted with its row.
    own('t.merged_into = $1', { omit: ACCOUNT_SECRETS }),
    own('t.id = $1', { omit: ACCOUNT_SECRETS }),
  ],
};
