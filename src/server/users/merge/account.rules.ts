import { ADMINS_ONLY, counted, ENDS, HISTORY, type MergeRules, moveUnless, same, stay } from './merge-rule.ts';

const DIRECTORY = 'An account that a system of the school manages is the one that is kept.';
const DECISION = 'It is the proof of a decision about that account.';

/** Purchases, connections with other systems, ways to sign in, and what is known about the account itself. */
export const ACCOUNT_MERGE_RULES = {
  'orders.user_id': { ...moveUnless(same('operation_id')), counts: 'orders' },
  'entitlements.user_id': { does: 'move' },
  'entitlements.actor_id': { does: 'move' },
  'refunds.actor_id': stay(ADMINS_ONLY),
  'sign_on_users.user_id': counted('signIns'),
  'platform_people.user_id': counted('signIns'),
  'platform_course_teachers.user_id': moveUnless(same('course_id')),
  'platform_grades.user_id': moveUnless(
    `k.platform_id = t.platform_id and (k.line_item = t.line_item
      or (k.columns_address = t.columns_address and k.resource_link = t.resource_link))`,
  ),
  'platform_registrations.user_id': stay(ADMINS_ONLY),
  'roster_links.user_id': stay(DIRECTORY),
  'roster_connections.changed_by': stay(ADMINS_ONLY),
  'roster_imports.user_id': stay(ADMINS_ONLY),
  'roster_changes.user_id': stay(HISTORY),
  'scim_users.user_id': stay(DIRECTORY),
  'scim_members.user_id': stay(DIRECTORY),
  'scim_matches.user_id': stay(DIRECTORY),
  'scim_tokens.user_id': stay(ADMINS_ONLY),
  'saved_views.user_id': moveUnless(same('resource', 'name')),
  'api_tokens.user_id': stay(ENDS),
  'calendar_feeds.user_id': stay(ENDS),
  'passkeys.user_id': stay(ENDS),
  'passkey_challenges.user_id': stay(ENDS),
  'second_factors.user_id': stay(ENDS),
  'recovery_codes.user_id': stay(ENDS),
  'pending_sign_ins.user_id': stay(ENDS),
  'one_time_codes.user_id': stay(ENDS),
  'sessions.user_id': stay(ENDS),
  'push_subscriptions.user_id': stay(ENDS),
  'sign_in_activity.user_id': stay(HISTORY),
  'support_visits.user_id': stay(HISTORY),
  'support_visits.helper_id': stay(ADMINS_ONLY),
  'audit_log.actor_id': stay(HISTORY),
  'user_roles.user_id': stay(ADMINS_ONLY),
  'organisation_admins.user_id': stay(ADMINS_ONLY),
  'organisation_admins.granted_by': stay(ADMINS_ONLY),
  'webhook_endpoints.created_by': stay(ADMINS_ONLY),
  'retention_rules.set_by': stay(ADMINS_ONLY),
  'school_deletions.requested_by': stay(ADMINS_ONLY),
  'account_deletions.user_id': stay('An account that will be deleted is not merged.'),
  'consent_log.user_id': stay(DECISION),
  'guardian_requests.user_id': stay(DECISION),
  'guardian_answers.user_id': stay(DECISION),
  'users.merged_into': { does: 'move' },
} as const satisfies MergeRules;
