import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { SignOnProfile } from '#domain/access/sign-on/sign-on-profile.schema.ts';
import type { SignOnProtocol } from '#domain/access/sign-on/sign-on-protocol.ts';
import type { SignOnAccounts, SignOnRole } from '#domain/access/sign-on/sign-on-role.rule.ts';
import { belongsTo, bytea, createdAt, instant, recorded, refersTo } from '../../columns.ts';
import { schools, users } from '../users/users.ts';
import { sessions } from './sessions.ts';

/* Single sign-on: identity providers of schools (OpenID Connect or SAML), and their users. */

export const signOnProviders = pgTable(
  'sign_on_providers',
  {
    id: uuid('id').primaryKey(),
    schoolId: refersTo('school_id', () => schools.id),
    name: text('name').notNull(),
    protocol: text('protocol').$type<SignOnProtocol>().notNull().default('oidc'),
    /** With SAML the provider's entity id. */
    issuer: text('issuer').notNull(),
    clientId: text('client_id').notNull(),
    /** Encrypted; null: a client without a secret. */
    sealedSecret: bytea('sealed_secret'),
    /** Separated by spaces. */
    scopes: text('scopes').notNull(),
    /** Of SAML: the address of the provider's metadata, or the document. */
    metadata: text('metadata').notNull().default(''),
    /** Requested by the school, one per line. */
    domains: text('domains').notNull().default(''),
    /** Those that were confirmed, by DNS or by an admin. */
    confirmedDomains: text('confirmed_domains').array().notNull().default(sql`'{}'`),
    accounts: text('accounts').$type<SignOnAccounts>().notNull().default('invited'),
    newRole: text('new_role').$type<SignOnRole>().notNull().default('student'),
    /** The claim that makes new accounts teachers, and its values, one per line. */
    teacherClaim: text('teacher_claim').notNull().default(''),
    teacherValues: text('teacher_values').notNull().default(''),
    refusesPasswords: boolean('refuses_passwords').notNull().default(false),
    createdAt: createdAt(),
    ...recorded(),
  },
  (t) => [
    uniqueIndex('sign_on_providers_client').on(t.schoolId, t.issuer, t.clientId).where(sql`${t.deletedAt} is null`),
    index('sign_on_providers_by_name').on(sql`lower(${t.name})`, t.id),
    index('sign_on_providers_school').on(t.schoolId),
    index('sign_on_providers_domains').using('gin', t.confirmedDomains),
    check(
      'sign_on_providers_protocol',
      sql`case ${t.protocol} when 'oidc' then ${t.metadata} = ''
        when 'saml' then ${t.metadata} <> '' and ${t.clientId} = '' and ${t.scopes} = '' and ${t.sealedSecret} is null
        else false end`,
    ),
  ],
);

/** Sign-ins in progress: each state is accepted once, from the browser that started it. */
export const signOnLogins = pgTable(
  'sign_on_logins',
  {
    stateDigest: bytea('state_digest').primaryKey(),
    /** Digest of the cookie set with it. */
    browserDigest: bytea('browser_digest').notNull(),
    nonce: text('nonce').notNull(),
    /** Of PKCE. */
    verifier: text('verifier').notNull(),
    providerId: belongsTo('provider_id', () => signOnProviders.id),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('sign_on_logins_expire').on(t.expiresAt), index('sign_on_logins_provider').on(t.providerId)],
);

/** Verified users who have returned from their provider and are not signed in yet. */
export const signOnArrivals = pgTable(
  'sign_on_arrivals',
  {
    codeDigest: bytea('code_digest').primaryKey(),
    providerId: belongsTo('provider_id', () => signOnProviders.id),
    issuer: text('issuer').notNull(),
    /** The provider's id of the user. */
    subject: text('subject').notNull(),
    /** The provider's id of its session. */
    sid: text('sid'),
    profile: jsonb('profile').$type<SignOnProfile>().notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('sign_on_arrivals_expire').on(t.expiresAt), index('sign_on_arrivals_provider').on(t.providerId)],
);

/** Accounts of a provider's users. */
export const signOnUsers = pgTable(
  'sign_on_users',
  {
    providerId: belongsTo('provider_id', () => signOnProviders.id),
    /** If a provider's address changes, the same subject is another user. */
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: belongsTo('user_id', () => users.id),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.providerId, t.issuer, t.subject] }), index('sign_on_users_user').on(t.userId)],
);

/** Assertions of SAML that were accepted, until they have expired: each is accepted once. */
export const samlAssertions = pgTable(
  'saml_assertions',
  {
    providerId: belongsTo('provider_id', () => signOnProviders.id),
    idDigest: bytea('id_digest').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.providerId, t.idDigest] }), index('saml_assertions_expire').on(t.expiresAt)],
);

/** Sessions that a provider may end. */
export const signOnSessions = pgTable(
  'sign_on_sessions',
  {
    sessionId: uuid('session_id')
      .primaryKey()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    providerId: belongsTo('provider_id', () => signOnProviders.id),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    sid: text('sid'),
  },
  (t) => [index('sign_on_sessions_subject').on(t.providerId, t.subject)],
);
