import { defaultFieldResolver, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import { ProductError } from '#domain/errors.ts';
import type { Viewer } from '../auth/viewer.ts';
import type { GraphContext } from './context.ts';

/**
 * Who may call a field of Query, Mutation or Subscription. `public`: anybody. `session`: a session, even one whose PIN is still to be
 * given. `member`: a session that owes no PIN. What the person may see of the data is the resolver's own question.
 */
export type CallRule = 'public' | 'session' | 'member';

const RULES: readonly unknown[] = ['public', 'session', 'member'] satisfies CallRule[];

const isRule = (value: unknown): value is CallRule => RULES.includes(value);

/**
 * Puts every field of Query, Mutation and Subscription behind its declared rule.
 * Throws when a field declares none: a schema with a hole does not start.
 */
export function enforceCallRules(schema: GraphQLSchema): GraphQLSchema {
  for (const type of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    if (type) enforceOn(type);
  }
  return schema;
}

function enforceOn(type: GraphQLObjectType): void {
  for (const field of Object.values(type.getFields())) {
    const rule = field.extensions.rule;
    if (!isRule(rule)) throw new Error(`${type.name}.${field.name} declares no rule: who may call it?`);
    if (rule === 'public') continue;
    const { subscribe } = field;
    if (subscribe) {
      field.subscribe = async (source, args, context: GraphContext, info) => {
        await requireViewer(context, rule);
        return subscribe(source, args, context, info);
      };
      continue;
    }
    const resolve = field.resolve ?? defaultFieldResolver;
    field.resolve = async (source, args, context: GraphContext, info) => {
      await requireViewer(context, rule);
      return resolve(source, args, context, info);
    };
  }
}

/** The viewer of a field whose rule is `session` or `member`. Throws `UNAUTHENTICATED` or `PIN_REQUIRED`. */
export async function requireViewer(context: GraphContext, rule: Exclude<CallRule, 'public'>): Promise<Viewer> {
  const viewer = await context.findViewer();
  if (viewer === null) throw new ProductError('UNAUTHENTICATED');
  if (rule === 'member' && viewer.pin === 'pending') throw new ProductError('PIN_REQUIRED');
  return viewer;
}
