import type { Permission } from '#domain/access/permission.ts';
import type { GraphBuilder, GraphTypes } from './builder.ts';
import type { ViewerContext } from './context.ts';
import type { CallRule } from './rules.ts';

type Types = PothosSchemaTypes.ExtendDefaultTypes<GraphTypes>;
/** Behind a rule that asks for a session, the context of a resolver has the viewer. */
type ViewerTypes = Omit<Types, 'Context'> & { Context: ViewerContext };

/** Builders of fields, each with the rule of its name; there is none without a rule. See `CallRule`. */
type Ruled<Open, Guarded, Arg> = {
  readonly arg: Arg;
  readonly public: Open;
  readonly session: Guarded;
  readonly enrolling: Guarded;
  readonly newcomer: Guarded;
  readonly member: Guarded;
  readonly permission: (permission: Permission) => Guarded;
  readonly anyPermission: (...permissions: readonly Permission[]) => Guarded;
};

type Root = Types['Root'];
type Query = PothosSchemaTypes.QueryFieldBuilder<Types, Root>;
type Mutation = PothosSchemaTypes.MutationFieldBuilder<Types, Root>;
type Subscription = PothosSchemaTypes.SubscriptionFieldBuilder<Types, Root>;
type Fields = ReturnType<Parameters<GraphBuilder['queryFields']>[0]>;

export type QueryRules = Ruled<Query, PothosSchemaTypes.QueryFieldBuilder<ViewerTypes, Root>, Query['arg']>;
export type MutationRules = Ruled<Mutation, PothosSchemaTypes.MutationFieldBuilder<ViewerTypes, Root>, Mutation['arg']>;
export type SubscriptionRules = Ruled<
  Subscription,
  PothosSchemaTypes.SubscriptionFieldBuilder<ViewerTypes, Root>,
  Subscription['arg']
>;

/** Adds fields to Query. */
export const queries = (builder: GraphBuilder, fields: (t: QueryRules) => Fields): void =>
  builder.queryFields((t) => fields(ruled(t)));

/** Adds fields to Mutation. */
export const mutations = (builder: GraphBuilder, fields: (t: MutationRules) => Fields): void =>
  builder.mutationFields((t) => fields(ruled(t)));

/** Adds fields to Subscription. */
export const subscriptions = (builder: GraphBuilder, fields: (t: SubscriptionRules) => Fields): void =>
  builder.subscriptionFields((t) => fields(ruled(t)));

/** The result of a mutation that has none to return: true once it is done. */
export const done = (work: Promise<unknown>): Promise<true> => work.then(() => true as const);

/** The only definition of the context that a rule provides: `enforceCallRules` adds the viewer to it. */
function ruled<Open extends { readonly arg: Arg }, Guarded, Arg>(t: Open): Ruled<Open, Guarded, Arg> {
  const by = (rule: CallRule) => withRule(t, rule) as unknown as Guarded;
  return {
    arg: t.arg,
    public: withRule(t, 'public'),
    session: by('session'),
    enrolling: by('enrolling'),
    newcomer: by('newcomer'),
    member: by('member'),
    permission: (permission) => by({ permission }),
    anyPermission: (...anyPermission) => by({ anyPermission }),
  };
}

type FieldOptions = { readonly extensions?: object };

/**
 * The same builder of fields, whose fields declare the rule. All of its methods create their fields by `createField`.
 */
function withRule<Open extends object>(t: Open, rule: CallRule): Open {
  const create: unknown = Reflect.get(t, 'createField');
  if (typeof create !== 'function') throw new Error('The builder of fields has no createField.');
  const createField = ({ extensions, ...options }: FieldOptions): unknown =>
    Reflect.apply(create, t, [{ ...options, extensions: { ...extensions, rule } }]);
  return Object.create(t, { createField: { value: createField } });
}
