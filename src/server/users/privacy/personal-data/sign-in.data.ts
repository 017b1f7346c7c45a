import { ACTED, BY_USER, named, OWN_SESSIONS, own, type PersonalTables } from '../personal-rows.ts';

/** Ways to sign in: learning platforms, single sign-on, two-step verification, and passkeys. */
export const SIGN_IN_DATA: PersonalTables = {
  // Links that create the first administrator.
  first_admin_links: [],

  // Learning platforms of users.
  platforms: [],
  platform_registrations: [own(BY_USER, { omit: ['link_digest'] })],
  platform_logins: [],
  platform_launches: [
    own(
      `exists (select from platform_people p
        where p.platform_id = t.platform_id and p.subject = t.subject and p.user_id = $1)`,
      { omit: ['code_digest'] },
    ),
  ],
  platform_grades: [own(BY_USER)],
  platform_course_teachers: [own(BY_USER)],
  platform_roster: [
    own(
      `exists (select from platform_people p join platform_courses c on c.platform_id = p.platform_id
        where c.id = t.course_id and p.subject = t.subject and p.user_id = $1)`,
    ),
  ],
  platform_courses: [],
  platform_people: [own(BY_USER)],

  // Single sign-on.
  sign_on_providers: [],
  saml_assertions: [],
  sign_on_logins: [],
  sign_on_arrivals: [
    own(
      `exists (select from sign_on_users s
        where s.provider_id = t.provider_id and s.issuer = t.issuer and s.subject = t.subject and s.user_id = $1)`,
      { omit: ['code_digest'] },
    ),
  ],
  sign_on_sessions: [own(OWN_SESSIONS)],
  sign_on_users: [own(BY_USER)],

  // Two-step verification.
  second_factors: [own(BY_USER, { omit: ['sealed_secret', 'last_step'] })],
  recovery_codes: [own(BY_USER, { omit: ['digest'] })],
  pending_sign_ins: [own(BY_USER, { omit: ['browser_digest', 'password_mark'] })],

  // Admins of organisations of schools.
  organisation_admins: [own(BY_USER, { omit: ['granted_by'] }), named('granted_by', ACTED, { omit: ['user_id'] })],

  // What schools require of sign-ins.
  sign_in_policies: [],

  // Passkeys.
  passkeys: [own(BY_USER, { omit: ['credential_id', 'public_key', 'sign_count'] })],
  passkey_challenges: [own(BY_USER, { omit: ['browser_digest', 'challenge_digest'] })],
};
