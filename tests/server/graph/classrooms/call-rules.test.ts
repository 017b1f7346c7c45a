import { GraphQLObjectType, GraphQLScalarType, GraphQLSchema, GraphQLString } from 'graphql';
import { describe, expect, it } from 'vitest';
import { ProductError } from '#domain/platform/errors.ts';
import type { Viewer } from '#server/access/viewer.ts';
import type { GraphContext } from '#server/graph/context.ts';
import { type CallRule, enforceCallRules, requiredPermissions } from '#server/graph/rules.ts';
import { graphSchema } from '#server/graph/schema.ts';
import { viewerWith } from '../../../../src/tools/bench/operations/bench-viewer.ts';

const VIEWER = viewerWith({ userId: 'u', role: 'admin', sessionId: 's' });

/** The response of a call with this rule. */
async function called(rule: unknown, viewer: Viewer | null, { changes = false, duringSupport = false } = {}) {
  const field = { type: GraphQLString, resolve: () => 'answered', extensions: { rule, duringSupport } };
  const query = new GraphQLObjectType({
    name: 'Query',
    fields: { allowed: { ...field, extensions: { rule: 'public' } }, requested: field },
  });
  const mutation = new GraphQLObjectType({ name: 'Mutation', fields: { requested: field } });
  const schema = enforceCallRules(new GraphQLSchema({ query, mutation }));
  const resolve = (changes ? schema.getMutationType() : schema.getQueryType())?.getFields().requested?.resolve;
  const context = { findViewer: async () => viewer } as GraphContext;
  try {
    return await resolve?.({}, {}, context, {} as never);
  } catch (error) {
    return (error as { code?: string }).code;
  }
}

describe('every call of the API', () => {
  const schema = graphSchema();
  const fields = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}),
  );

  it('declares who may call it', () => {
    expect(fields.length).toBeGreaterThan(80);
    const undeclared = fields.filter(({ extensions }) => requiredPermissions(extensions.rule) === undefined);
    expect(undeclared.map(({ name }) => name)).toEqual([]);
  });
});

describe('a rule', () => {
  it('allows the users that it names', async () => {
    expect(await called('member', null)).toBe('UNAUTHENTICATED');
    expect(await called('member', VIEWER)).toBe('answered');
    expect(await called('member', { ...VIEWER, pin: 'pending' })).toBe('PIN_REQUIRED');
    expect(await called('session', { ...VIEWER, pin: 'pending' })).toBe('answered');
  });

  it('allows a user with an incomplete profile to complete it, and nothing else', async () => {
    const newcomer = { ...VIEWER, isComplete: false };
    expect(await called('newcomer', newcomer)).toBe('answered');
    expect(await called('newcomer', { ...newcomer, pin: 'pending' })).toBe('PIN_REQUIRED');
    expect(await called('newcomer', null)).toBe('UNAUTHENTICATED');
    expect(await called('member', newcomer)).toBe('PROFILE_REQUIRED');
    expect(await called({ permission: 'users.read' }, newcomer)).toBe('PROFILE_REQUIRED');
  });

  it('requires a permission, whatever the account type', async () => {
    const rule: CallRule = { permission: 'users.read' };
    expect(await called(rule, VIEWER)).toBe('FORBIDDEN');
    expect(await called(rule, { ...VIEWER, permissions: ['users.write'] })).toBe('FORBIDDEN');
    expect(await called(rule, { ...VIEWER, permissions: ['users.read'] })).toBe('answered');
    expect(await called(rule, { ...VIEWER, permissions: ['users.read'], pin: 'pending' })).toBe('PIN_REQUIRED');
    expect(await called(rule, null)).toBe('UNAUTHENTICATED');
    const any: CallRule = { anyPermission: ['users.read', 'roles.read'] };
    expect(await called(any, { ...VIEWER, permissions: ['roles.read'] })).toBe('answered');
    expect(await called(any, { ...VIEWER, permissions: ['site.read'] })).toBe('FORBIDDEN');
  });

  it.each([undefined, 'anybody', {}, { permission: 'users.fly' }, { anyPermission: [] }])('cannot be %j', (rule) =>
    expect(called(rule, VIEWER)).rejects.toThrow('declares no rule'),
  );

  it('prevents changes during support access', async () => {
    const helped = { ...VIEWER, helperId: 'h' };
    expect(await called('member', helped)).toBe('answered');
    expect(await called('member', helped, { changes: true })).toBe('SUPPORT_READS_ONLY');
    expect(await called('session', helped, { changes: true })).toBe('SUPPORT_READS_ONLY');
    expect(await called('member', helped, { changes: true, duringSupport: true })).toBe('answered');
    expect(await called('member', VIEWER, { changes: true })).toBe('answered');
  });
});

describe('behind a rule', () => {
  const draftOf = (name: string) =>
    new GraphQLScalarType({
      name,
      extensions: {
        read: (value: unknown) => {
          if (value !== 'a draft') throw new ProductError('INVALID_INPUT');
          return 'a read draft';
        },
      },
    });
  const resolved = async (rule: CallRule, viewer: Viewer | null, draft: string) => {
    const resolve = (_root: unknown, args: object, context: object) => JSON.stringify({ args, ...context });
    const args = { draft: { type: draftOf('Draft') } };
    const query = new GraphQLObjectType({
      name: 'Query',
      fields: { requested: { type: GraphQLString, args, resolve, extensions: { rule } } },
    });
    const field = enforceCallRules(new GraphQLSchema({ query })).getQueryType()?.getFields().requested;
    const context = { findViewer: async () => viewer } as GraphContext;
    try {
      return JSON.parse(String(await field?.resolve?.({}, { draft }, context, {} as never)));
    } catch (error) {
      return (error as { code?: string }).code;
    }
  };

  it('a resolver has the viewer, and its arguments as their schemas read them', async () => {
    expect(await resolved('member', VIEWER, 'a draft')).toEqual({ args: { draft: 'a read draft' }, viewer: VIEWER });
    expect(await resolved('public', null, 'a draft')).toEqual({ args: { draft: 'a read draft' } });
  });

  it('an argument is read only for those who may call', async () => {
    expect(await resolved('member', VIEWER, 'nonsense')).toBe('INVALID_INPUT');
    expect(await resolved('member', null, 'nonsense')).toBe('UNAUTHENTICATED');
    expect(await resolved({ permission: 'users.read' }, VIEWER, 'nonsense')).toBe('FORBIDDEN');
  });
});
