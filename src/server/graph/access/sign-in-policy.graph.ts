import { requirementOf } from '#domain/access/sign-in-policy/sign-in-policy.rule.ts';
import { type SignInRule, signInPolicySchema } from '#domain/access/sign-in-policy/sign-in-policy.schema.ts';
import type { SignInRequirement } from '#domain/access/sign-in-policy/sign-in-requirement.ts';
import { saveSignInPolicy } from '../../access/sign-in-policy/sign-in-policy.commands.ts';
import {
  readPolicies,
  type SignInPolicies,
  type SignInPolicy,
  stateOfRule,
} from '../../access/sign-in-policy/sign-in-policy.queries.ts';
import { readSignInState } from '../../access/sign-in-policy/sign-in-state.queries.ts';
import type { GraphBuilder } from '../builder.ts';
import { exposed } from '../exposed.ts';
import { done, mutations, queries } from '../fields.ts';
import { readInput } from '../input.ts';
import { NEEDS_PROOF } from '../needs-proof.ts';

type FactorSetup = {
  readonly requirement: SignInRequirement;
  readonly hasApp: boolean;
};

/** What is required of sign-ins, by school and role (decision 154). */
export function addSignInPolicies(builder: GraphBuilder): void {
  const rule = builder.objectRef<SignInRule>('SignInRule').implement({
    fields: (t) =>
      exposed(t, {
        requirement: 'SignInRequirement',
        requiredFrom: ['CalendarDay', 'From the start of this day in UTC.'],
        graceDays: ['Int', 'Days that users have from then on, or from the creation of their account.'],
      }),
  });
  const policy = builder.objectRef<SignInPolicy>('SignInPolicy').implement({
    fields: (t) => ({
      ...exposed(t, {
        role: 'AccountType',
        userCount: ['Int | null', 'Users of the role with a password; null for all schools.'],
        factorCount: ['Int | null', 'Those with two-step verification or a passkey.'],
        passkeyCount: 'Int | null',
      }),
      rule: t.expose('rule', { type: rule, nullable: true, description: 'Null: the password is enough.' }),
      floor: t.expose('floor', {
        type: rule,
        nullable: true,
        description: 'What all schools require; a school can only require more.',
      }),
      base: t.string({
        description: 'Identifies the rule; send it with changes.',
        resolve: (p) => stateOfRule(p.rule),
      }),
    }),
  });
  const policies = builder.objectRef<SignInPolicies>('SignInPolicies').implement({
    fields: (t) => ({
      policies: t.expose('policies', { type: [policy] }),
      ...exposed(t, {
        signOnOnly: ['String | null', 'The provider without which students and teachers can’t sign in.'],
        hasApp: ['Boolean', 'Whether the viewer has an authenticator app: nobody requires what they lack.'],
        hasPasskey: 'Boolean',
      }),
    }),
  });
  const setup = builder.objectRef<FactorSetup>('FactorSetup').implement({
    fields: (t) =>
      exposed(t, {
        requirement: ['SignInRequirement', 'What the policies require of the viewer now.'],
        hasApp: 'Boolean',
      }),
  });
  queries(builder, (t) => ({
    signInPolicies: t.anyPermission('users.write', 'settings.write').field({
      type: policies,
      description: 'The policies of a school; without one, those of all schools and of users without a school.',
      args: { school: t.arg.id() },
      resolve: (_root, { school = null }, { pool, viewer }) => readPolicies(pool, viewer, school),
    }),
    factorSetup: t.enrolling.field({
      type: setup,
      resolve: async (_root, _args, { pool, viewer }) => {
        const { policies: applied, factors } = await readSignInState(pool, viewer.userId, viewer.schoolId);
        return { requirement: requirementOf(applied), hasApp: factors.hasApp };
      },
    }),
  }));
  mutations(builder, (t) => ({
    saveSignInPolicy: t.anyPermission('users.write', 'settings.write').boolean({
      extensions: NEEDS_PROOF,
      description: 'Changes what is required of the sign-ins of a role. Nobody can require a factor that they lack.',
      args: {
        school: t.arg.id({ description: 'Without one, all schools and users without a school.' }),
        role: t.arg({ type: 'AccountType', required: true }),
        requirement: t.arg({ type: 'SignInRequirement', required: true }),
        requiredFrom: t.arg({ type: 'CalendarDay', required: true }),
        graceDays: t.arg.int({ required: true }),
        base: t.arg.string({ required: true }),
      },
      resolve: (_root, { school = null, base, ...args }, { pool, viewer }) =>
        done(saveSignInPolicy(pool, viewer, { ...readInput(signInPolicySchema, args), schoolId: school, base })),
    }),
  }));
}
