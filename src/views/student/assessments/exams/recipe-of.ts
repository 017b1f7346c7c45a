import type { ExamQuery } from '#api/documents/assessments/exam.generated.ts';
import { type ExamRecipe, examRecipeSchema } from '#domain/assessments/exam-recipe.schema.ts';

/** The server's recipe in the domain's form. Throws if it is invalid. */
export const recipeOf = (recipe: ExamQuery['exam']['recipe']): ExamRecipe => examRecipeSchema.parse(recipe);
