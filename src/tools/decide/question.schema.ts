import * as z from 'zod/mini';
import { ACCESS_CLASSES } from '#domain/access/access-class.ts';
import { CONTENT_TYPES } from '#domain/access/content-type.ts';

/**
 * Questions as users write them by hand: flags may be 0, 1, true or false, ids numbers or texts, and missing properties
 * of a user are empty or false.
 */
const flag = z.pipe(
  z.nullish(z.union([z.boolean(), z.literal([0, 1, '0', '1', 'true', 'false'])], 'expected true, false, 1 or 0')),
  z.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
);

const id = z.pipe(z.union([z.string(), z.number()], 'expected a string or a number'), z.transform(String));
const idOrNone = z.pipe(
  z.nullish(id),
  z.transform((value) => value ?? null),
);
const ids = z.pipe(
  z.nullish(z.array(id, 'expected a list of ids')),
  z.transform((list) => list ?? []),
);

const role = z.pipe(
  z.nullish(z.string('expected a string')),
  z.transform((value) => value ?? ''),
);

/** May be the token itself, although only its presence matters. */
const presence = z.pipe(
  z.nullish(z.union([z.boolean(), z.number(), z.string()], 'expected true or false')),
  z.transform((value) => Boolean(value) && value !== 'false' && value !== '0'),
);

const path = z.string('expected a path such as /home');

const guardQuestionSchema = z.object({
  kind: z.literal('guard'),
  path,
  access: z.enum(ACCESS_CLASSES, `expected one of ${ACCESS_CLASSES.join(', ')}`),
  token: presence,
  user: z.pipe(
    z.nullish(
      z.object({
        userRole: role,
        is_complete_profile: z.pipe(
          flag,
          z.transform((complete): 0 | 1 => (complete ? 1 : 0)),
        ),
      }),
    ),
    z.transform((user) => user ?? null),
  ),
  pin: z.pipe(
    z.nullish(z.enum(['none', 'pending', 'verified'], 'expected one of none, pending, verified')),
    z.transform((pin) => pin ?? 'none'),
  ),
  broken: flag,
});

const accessUserSchema = z.object({
  userRole: role,
  free_topics: ids,
  standard_plan_purchased: flag,
  standard_plan: z.pipe(
    z.nullish(z.object({ permission: z.nullish(z.record(z.string(), flag)) })),
    z.transform((plan) => ({ permission: plan?.permission ?? {} })),
  ),
  pro_plan_purchased: flag,
  purchased_subjects: ids,
});

const accessQuestionSchema = z.object({
  kind: z.literal('access'),
  user: z.pipe(
    z.nullish(accessUserSchema),
    z.transform((user) => user ?? null),
  ),
  type: z.enum(CONTENT_TYPES, `expected one of ${CONTENT_TYPES.join(', ')}`),
  topic: idOrNone,
  subject: idOrNone,
});

export const questionSchema = z.discriminatedUnion(
  'kind',
  [guardQuestionSchema, accessQuestionSchema],
  'expected an object whose "kind" is "guard" or "access"',
);
export type Question = z.infer<typeof questionSchema>;
