import type { ExamQuery } from '#api/documents/exam.generated.ts';
import { type ExamRecipe, examRecipeSchema } from '#domain/exams/exam-recipe.schema.ts';

/** The recipe that the server keeps, in the domain's form. Throws where it is of another. */
export const recipeOf = (recipe: ExamQuery['exam']['recipe']): ExamRecipe => examRecipeSchema.parse(recipe);
