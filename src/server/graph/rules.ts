import { defaultFieldResolver, type GraphQLField, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import { hasAnyPermission, PERMISSIONS, type Permission } from '#domain/access/permission.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import type { Viewer } from '../access/viewer.ts';
import { ACCEPTED_WHEN_FULL } from './attempts/accepted-under-load.ts';
import type { GraphContext, ViewerContext } from './context.ts';
import { argumentReader } from './input.ts';
import { needsProof } from './needs-proof.ts';

/**
 * Who may call a field of Query, Mutation or Subscription. `public`: anyone. `session`: a session, even if its PIN is
 * not entered yet. `enrolling`: a session after its PIN, even if a second factor that is required has to be set up first.
 * `newcomer`: the same with that factor, of a student or teacher whose profile may be incomplete.
 * `member`: a session with PIN entered and profile complete. `{ permission }`: a member who has it; `{ anyPermission
 * }`: one of them. Which data the user may see, such as which school's, is checked by the resolver.
 */
export type CallRule =
  | 'public'
  | 'session'
  | 'enrolling'
  | 'newcomer'
  | 'member'
  | { readonly permission: Permission }
  | { readonly anyPermission: readonly Permission[] };

type ViewerRule = 'session' | 'enrolling' | 'newcomer' | 'member';

const isViewerRule = (rule: unknown): rule is ViewerRule =>
  rule === 'session' || rule === 'enrolling' || rule === 'newcomer' || rule === 'member';

const PLAIN: readonly unknown[] = ['public', 'session', 'enrolling', 'newcomer', 'member'] satisfies CallRule[];

/** The permissions of which a rule requires one; null if it requires none. Undefined: not a rule. */
export function requiredPermissions(rule: unknown): readonly Permission[] | null | undefined {
  if (PLAIN.includes(rule)) return null;
  if (typeof rule !== 'object' || rule === null) return undefined;
  const { permission, anyPermission }: { readonly permission?: unknown; readonly anyPermission?: unknown } = rule;
  const required: readonly unknown[] = Array.isArray(anyPermission) ? anyPermission : [permission];
  const known = PERMISSIONS.filter((each) => required.includes(each));
  return known.length === required.length && known.length > 0 ? known : undefined;
}

/**
 * Puts every field of Query, Mutation and Subscription behind its declared rule. Throws if a field declares none: a
 * schema with an unprotected field does not start.
 */
export function enforceCallRules(schema: GraphQLSchema): GraphQLSchema {
  for (const type of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    if (type) enforceOn(type, type === schema.getMutationType());
  }
  return schema;
}

function enforceOn(type: GraphQLObjectType, changes: boolean): void {
  for (const field of Object.values(type.getFields())) {
    const { rule, duringSupport } = field.extensions;
    const { extensions } = field;
    const required = requiredPermissions(rule);
    if (required === undefined) throw new Error(`${type.name}.${field.name} declares no rule: who may call it?`);
    if (changes && !ACCEPTED_WHEN_FULL.has(field.name)) refuseWhenFull(field);
    const { subscribe } = field;
    const resolve = field.resolve ?? defaultFieldResolver;
    const read = argumentReader(field);
    if (rule === 'public') {
      field.resolve = (source, args, context: GraphContext, info) => resolve(source, read(args), context, info);
      continue;
    }
    const assertMay = async (context: GraphContext): Promise<Viewer> => {
      const viewer = admitted(await context.findViewer(), isViewerRule(rule) ? rule : 'member');
      if (required !== null && !hasAnyPermission(viewer, required)) throw new ProductError('FORBIDDEN');
      return viewer;
    };
    if (subscribe) {
      field.subscribe = async (source, args, context: GraphContext, info) => {
        const viewer = await assertMay(context);
        return subscribe(source, read(args), { ...context, viewer } satisfies ViewerContext, info);
      };
      continue;
    }
    field.resolve = async (source, args, context: GraphContext, info) => {
      const viewer = await assertMay(context);
      // Support access is read-only, so whatever a student's account did was done by the student.
      if (changes && viewer.helperId !== null && duringSupport !== true) throw new ProductError('SUPPORT_READS_ONLY');
      // After the permission, so that others learn nothing.
      if (!viewer.isVerified && needsProof(extensions, args)) throw new ProductError('STEP_UP_REQUIRED');
      return resolve(source, read(args), { ...context, viewer } satisfies ViewerContext, info);
    };
  }
}

/** Checked first: no caller's data could be stored. */
function refuseWhenFull(field: GraphQLField<unknown, GraphContext>): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = (source, args, context: GraphContext, info) => {
    // The same message for visitors, who have no school that could free space.
    if (context.isReadOnly)
      throw new ProductError('STORAGE_FULL', {
        problem: problemText('nothingSaved'),
      });
    return resolve(source, args, context, info);
  };
}

/** The viewer, if the rule admits them. Throws `UNAUTHENTICATED`, `PIN_REQUIRED`, `FACTOR_SETUP_REQUIRED` or `PROFILE_REQUIRED`. */
export function admitted(viewer: Viewer | null, rule: ViewerRule): Viewer {
  if (viewer === null) throw new ProductError('UNAUTHENTICATED');
  if (rule === 'session') return viewer;
  if (viewer.pin === 'pending') throw new ProductError('PIN_REQUIRED');
  if (rule === 'enrolling') return viewer;
  if (viewer.isFactorMissing) throw new ProductError('FACTOR_SETUP_REQUIRED');
  if (rule === 'member' && !viewer.isComplete) throw new ProductError('PROFILE_REQUIRED');
  return viewer;
}
