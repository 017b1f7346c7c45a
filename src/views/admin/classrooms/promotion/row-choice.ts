import type { PromotableClassesQuery } from '#api/documents/classrooms/school-class.generated.ts';
import { classroomSchema } from '#domain/classrooms/classroom.schema.ts';
import { nextClassName } from '#domain/classrooms/promotion/next-class-name.rule.ts';
import type { PromotionAction, PromotionChoice } from '#domain/classrooms/promotion/promotion.schema.ts';

export type Promotable = PromotableClassesQuery['promotableClasses'][number];
export type RowAction = PromotionAction | 'leave';

/** What a user has chosen for a class, with what they have entered for actions that are not chosen. */
export type RowChoice = {
  readonly action: RowAction;
  readonly name: string;
  readonly target: string;
  readonly includesTeachers: boolean;
};
export type RowChoices = ReadonlyMap<string, RowChoice>;

/** A class with a year is promoted, its last year is archived, and other classes are left as they are. */
export function proposedChoice({ name }: Pick<Promotable, 'name'>): RowChoice {
  const next = nextClassName(name);
  const action = next === null ? 'leave' : next.isLastYear ? 'archive' : 'promote';
  return { action, name: next?.name ?? name, target: '', includesTeachers: true };
}

/** What is missing before the choice of a class can be sent. */
export function missingIn({ action, name, target }: RowChoice): 'name' | 'target' | null {
  if (action === 'promote' && !classroomSchema.shape.name.safeParse(name).success) return 'name';
  return action === 'join' && target === '' ? 'target' : null;
}

/** The choices as they are sent, without classes that are left as they are. */
export const sentChoices = (classes: readonly Promotable[], choices: RowChoices): readonly PromotionChoice[] =>
  classes.flatMap(({ id }): PromotionChoice[] => {
    const choice = choices.get(id);
    switch (choice?.action) {
      case 'promote':
        return [{ id, action: 'promote', name: choice.name, includesTeachers: choice.includesTeachers }];
      case 'join':
        return [{ id, action: 'join', target: choice.target, includesTeachers: choice.includesTeachers }];
      case 'archive':
        return [{ id, action: 'archive' }];
      default:
        return [];
    }
  });
